import { usePane } from '@atrium/runtime';
import { type ColumnDefinition, TableScreen } from '@atrium/table';
import { useState } from 'react';
import { type LabRow, labDraftSchema, makeLabRows } from './lab-row.ts';
import { createLabShelf, type LabMood } from './lab-shelf.ts';
import { LabTools } from './lab-tools.tsx';
import { useLabWords } from './use-lab-words.ts';

const ROWS = 10_000;
const FINDABLE = { isSortable: true, isSearchable: true } as const;

/** Every feature of the table screen, on made-up rows. */
export function TableLabPage() {
  const words = useLabWords();
  const { notices } = usePane();
  const [shelf] = useState(() => createLabShelf(makeLabRows(ROWS)));
  const [mood, setMood] = useState<LabMood>('well');
  const [surface, setSurface] = useState<'modal' | 'drawer'>('modal');
  const columns: readonly ColumnDefinition<LabRow>[] = [
    {
      key: 'name',
      title: words.name,
      kind: 'text',
      isName: true,
      isSortable: true,
      fixed: 'start',
      isQuickEdited: true,
    },
    { key: 'code', title: words.code, kind: 'text', isCode: true, isSortable: true },
    {
      key: 'state',
      title: words.state,
      kind: 'select',
      options: words.stateChoices,
      width: 140,
      ...FINDABLE,
      isQuickEdited: true,
    },
    { key: 'teams', title: words.teams, kind: 'tags', options: words.teamChoices, isSearchable: true },
    { key: 'pieces', title: words.pieces, kind: 'number', ...FINDABLE, isQuickEdited: true },
    { key: 'share', title: words.share, kind: 'number', isSortable: true },
    { key: 'tags', title: words.tags, kind: 'tags', isSearchable: true, isQuickEdited: true },
    { key: 'due', title: words.due, kind: 'date', isSortable: true, isHidden: true },
    { key: 'startsAt', title: words.startsAt, kind: 'date', ...FINDABLE },
    { key: 'note', title: words.note, kind: 'text', width: 320 },
  ];
  const choose = (next: LabMood) => {
    setMood(next);
    shelf.setMood(next);
  };
  return (
    <TableScreen
      // Anew for each mood: a list that has rows keeps them when its server fails.
      key={mood}
      definition={{
        name: 'host-table-lab',
        title: words.title,
        line: words.line,
        keyword: words.keyword,
        empty: { title: words.empty },
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        source: shelf.source,
        columns,
        refreshChoices: [5, 30, 60],
        tools: <LabTools mood={mood} surface={surface} onMood={choose} onSurface={setSurface} />,
        rowActions: [{ key: 'meddle', label: words.meddle, run: ({ id }) => shelf.meddle(id) }],
        selectionActions: [
          {
            key: 'count',
            label: words.count,
            takesMatching: true,
            run: (scope) => notices.info(String(scope.kind === 'rows' ? scope.keys.length : scope.total)),
          },
        ],
        form: {
          schema: labDraftSchema,
          source: shelf.records,
          surface,
          noun: words.noun,
          fields: {
            name: {},
            code: { hint: words.codeHint, rule: words.codeHint, isCode: true },
            isUrgent: { label: words.isUrgent },
          },
        },
      }}
    />
  );
}
