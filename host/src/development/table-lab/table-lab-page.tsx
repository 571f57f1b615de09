import { usePane } from '@atrium/runtime';
import { type ColumnDefinition, TableScreen } from '@atrium/table';
import { useState } from 'react';
import { type LabRow, labDraftSchema, makeLabRows } from './lab-row.ts';
import { createLabStore, type LabMood } from './lab-store.ts';
import { LabTools } from './lab-tools.tsx';
import { useLabLabels } from './use-lab-labels.ts';

const ROWS = 10_000;
const FINDABLE = { isSortable: true, isSearchable: true } as const;

/** Every feature of the table screen, with sample rows. */
export function TableLabPage() {
  const labels = useLabLabels();
  const { notices } = usePane();
  const [store] = useState(() => createLabStore(makeLabRows(ROWS)));
  const [mood, setMood] = useState<LabMood>('well');
  const [surface, setSurface] = useState<'modal' | 'drawer'>('modal');
  const columns: readonly ColumnDefinition<LabRow>[] = [
    {
      key: 'name',
      title: labels.name,
      kind: 'text',
      isName: true,
      isSortable: true,
      fixed: 'start',
      isQuickEdited: true,
    },
    { key: 'code', title: labels.code, kind: 'text', isCode: true, isSortable: true },
    {
      key: 'state',
      title: labels.state,
      kind: 'select',
      options: labels.stateChoices,
      width: 140,
      ...FINDABLE,
      isQuickEdited: true,
    },
    { key: 'teams', title: labels.teams, kind: 'tags', options: labels.teamChoices, isSearchable: true },
    { key: 'pieces', title: labels.pieces, kind: 'number', ...FINDABLE, isQuickEdited: true },
    { key: 'share', title: labels.share, kind: 'number', isSortable: true },
    { key: 'tags', title: labels.tags, kind: 'tags', isSearchable: true, isQuickEdited: true },
    { key: 'due', title: labels.due, kind: 'date', isSortable: true, isHidden: true },
    { key: 'startsAt', title: labels.startsAt, kind: 'date', ...FINDABLE },
    { key: 'note', title: labels.note, kind: 'text', width: 320 },
  ];
  const choose = (next: LabMood) => {
    setMood(next);
    store.setMood(next);
  };
  return (
    <TableScreen
      // Remounts for each mode, because a list that has rows keeps showing them when its server fails.
      key={mood}
      definition={{
        name: 'host-table-lab',
        title: labels.title,
        line: labels.line,
        keyword: labels.keyword,
        empty: { title: labels.empty },
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        source: store.source,
        columns,
        refreshChoices: [5, 30, 60],
        tools: <LabTools mood={mood} surface={surface} onMood={choose} onSurface={setSurface} />,
        rowActions: [{ key: 'meddle', label: labels.meddle, run: ({ id }) => store.meddle(id) }],
        selectionActions: [
          {
            key: 'count',
            label: labels.count,
            takesMatching: true,
            run: (scope) => notices.info(String(scope.kind === 'rows' ? scope.keys.length : scope.total)),
          },
        ],
        form: {
          schema: labDraftSchema,
          source: store.records,
          surface,
          noun: labels.noun,
          fields: {
            name: {},
            code: { hint: labels.codeHint, rule: labels.codeHint, isCode: true },
            isUrgent: { label: labels.isUrgent },
          },
        },
      }}
    />
  );
}
