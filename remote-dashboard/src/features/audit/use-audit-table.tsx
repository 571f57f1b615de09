import { type AuditRow, auditListCall } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request, useSetPaneAtom } from '@atrium/runtime';
import type { ColumnDefinition, RowSource, TableDefinition } from '@atrium/table';
import { IconEye } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { viewEventAtom } from './audit-atoms.ts';
import { type AuditNames, findCodes } from './find-codes.ts';
import { useAuditLabels } from './use-audit-labels.ts';
import { useAuditSentences } from './use-audit-sentences.tsx';

/** Returns the definition of the table of audit events. */
export function useAuditTable(): TableDefinition<AuditRow> {
  const { t } = useLingui();
  const { toText } = useAuditSentences();
  const view = useSetPaneAtom(viewEventAtom);
  return {
    name: 'dashboard-audit',
    title: t({ id: 'dashboard.page.audit.title', message: 'Audit log' }),
    description: t({
      id: 'dashboard.page.audit.page-description',
      message: 'Who changed what, when and from where. Events cannot be edited or deleted.',
    }),
    keyword: t({
      id: 'dashboard.page.audit.search',
      message: 'Search users, actions or IDs',
    }),
    empty: {
      title: t({ id: 'dashboard.page.audit.empty', message: 'No audit events' }),
      description: t({
        id: 'dashboard.page.audit.empty-description',
        message: 'Sign-ins and changes to users, AI services and apps appear here.',
      }),
    },
    source: useAuditSource(),
    rowKey: ({ id }) => id,
    rowName: toText,
    refreshChoices: [10, 30, 60],
    rowActions: [
      {
        key: 'view',
        label: t({ id: 'dashboard.page.audit.view', message: 'View' }),
        icon: <IconEye aria-hidden />,
        run: view,
      },
    ],
    columns: useAuditColumns(),
  };
}

/**
 * Returns the source of events. The server knows only codes and not their displayed names. With a keyword, the source
 * therefore also sends the codes whose displayed names contain the keyword.
 */
function useAuditSource(): RowSource<AuditRow> {
  const { types, verbs } = useAuditLabels();
  // The labels are new objects at each rendering. Their JSON text, and with it the source, changes only with the
  // language.
  const serializedNames = JSON.stringify({ types, verbs });
  return useMemo(
    () => ({
      list(query, options) {
        const named = findCodes(query.keyword ?? '', JSON.parse(serializedNames) as AuditNames);
        return request(auditListCall, { ...query, ...(named ? { named } : {}) }, options);
      },
    }),
    [serializedNames],
  );
}

function useAuditColumns(): readonly ColumnDefinition<AuditRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { types, getActionLabel, systemLabel } = useAuditLabels();
  const { toText, toSentence } = useAuditSentences();
  return [
    {
      key: 'sentence',
      title: t({ id: 'dashboard.page.audit.event-column', message: 'Event' }),
      kind: 'text',
      isName: true,
      value: toText,
      render: toSentence,
    },
    {
      key: 'action',
      title: t({ id: 'dashboard.page.audit.action', message: 'Action' }),
      kind: 'text',
      isSortable: true,
      isHidden: true,
      value: ({ action }) => getActionLabel(action),
    },
    {
      key: 'targetType',
      title: t({ id: 'dashboard.page.audit.target', message: 'Resource' }),
      kind: 'select',
      isSearchable: true,
      isHidden: true,
      options: Object.entries(types).map(([value, label]) => ({ value, label })),
    },
    {
      key: 'targetId',
      title: t({ id: 'dashboard.page.audit.target-id', message: 'Resource ID' }),
      kind: 'text',
      isCode: true,
      isHidden: true,
    },
    {
      key: 'actorAccount',
      title: t({ id: 'dashboard.page.audit.actor', message: 'User' }),
      kind: 'text',
      isSortable: true,
      // The sentence in the column of the event begins with the user.
      isHidden: true,
      value: ({ actorAccount }) => actorAccount ?? systemLabel,
    },
    {
      key: 'address',
      title: t({ id: 'dashboard.page.audit.address', message: 'IP address' }),
      kind: 'text',
      width: 160,
      isCode: true,
    },
    {
      key: 'at',
      title: t({ id: 'dashboard.page.audit.at', message: 'Time' }),
      kind: 'date',
      width: 200,
      render: (event) => format.dateTime(event.at),
      isSortable: true,
      isSearchable: true,
    },
  ];
}
