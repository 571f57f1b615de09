import { type AuditRow, auditListCall } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request, useSetPaneAtom } from '@atrium/runtime';
import type { ColumnDefinition, RowSource, TableDefinition } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { viewEventAtom } from './audit-atoms.ts';
import { type AuditNames, codesNamed } from './codes-named.ts';
import { useAuditWords } from './use-audit-words.ts';

/** What was done on the platform as a list. */
export function useAuditTable(): TableDefinition<AuditRow> {
  const { t } = useLingui();
  const { actionOf, typeOf } = useAuditWords();
  const view = useSetPaneAtom(viewEventAtom);
  return {
    name: 'dashboard-audit',
    title: t({ id: 'dashboard.page.audit.title', message: 'Audit' }),
    line: t({
      id: 'dashboard.page.audit.line',
      message: 'Who did what, and when; events are only ever added.',
    }),
    keyword: t({ id: 'dashboard.page.audit.search', message: 'Search accounts, actions, IDs or addresses' }),
    empty: {
      title: t({ id: 'dashboard.page.audit.empty', message: 'No events yet' }),
      line: t({
        id: 'dashboard.page.audit.empty-line',
        message: 'Every sign-in, and every change to people, capabilities and apps, is kept here.',
      }),
    },
    source: useAuditSource(),
    rowKey: ({ id }) => id,
    rowName: ({ action, targetType }) => `${typeOf(targetType)} ${actionOf(action)}`,
    refreshChoices: [10, 30, 60],
    rowActions: [{ key: 'view', label: t({ id: 'dashboard.page.audit.view', message: 'View' }), run: view }],
    columns: useAuditColumns(),
  };
}

/** Events are stored with codes; a keyword is compared with the names that the reader sees as well. */
function useAuditSource(): RowSource<AuditRow> {
  const { types, verbs } = useAuditWords();
  const names = JSON.stringify({ types, verbs });
  return useMemo(
    () => ({
      list(query, options) {
        const named = codesNamed(query.keyword ?? '', JSON.parse(names) as AuditNames);
        return request(auditListCall, { ...query, ...(named ? { named } : {}) }, options);
      },
    }),
    [names],
  );
}

function useAuditColumns(): readonly ColumnDefinition<AuditRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { types, actionOf, typeOf, nobody } = useAuditWords();
  return [
    {
      key: 'action',
      title: t({ id: 'dashboard.page.audit.action', message: 'Action' }),
      kind: 'text',
      isName: true,
      isSortable: true,
      value: ({ action }) => actionOf(action),
    },
    {
      key: 'targetType',
      title: t({ id: 'dashboard.page.audit.target', message: 'What' }),
      kind: 'select',
      isSearchable: true,
      options: Object.entries(types).map(([value, label]) => ({ value, label })),
      render: ({ targetType }) => typeOf(targetType),
    },
    {
      key: 'targetId',
      title: t({ id: 'dashboard.page.audit.target-id', message: 'ID' }),
      kind: 'text',
      isCode: true,
    },
    {
      key: 'actorAccount',
      title: t({ id: 'dashboard.page.audit.actor', message: 'Who' }),
      kind: 'text',
      isSortable: true,
      value: ({ actorAccount }) => actorAccount ?? nobody,
    },
    {
      key: 'address',
      title: t({ id: 'dashboard.page.audit.address', message: 'From' }),
      kind: 'text',
      width: 160,
      isCode: true,
    },
    {
      key: 'at',
      title: t({ id: 'dashboard.page.audit.at', message: 'When' }),
      kind: 'date',
      width: 200,
      render: (event) => format.dateTime(event.at),
      isSortable: true,
      isSearchable: true,
    },
  ];
}
