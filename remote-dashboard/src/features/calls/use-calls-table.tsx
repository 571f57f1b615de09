import { APP_KINDS, type DashboardCall } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import type { TableDefinition } from '@atrium/table';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { STATUS_TONES, useCallLabels } from '../../calls/use-call-labels.ts';
import { callsOf } from './call-source.ts';
import { useCallColumns } from './use-call-columns.tsx';

const STATUSES = Object.keys(STATUS_TONES) as readonly DashboardCall['status'][];

/** The table of the calls of all apps. */
export function useCallsTable(): TableDefinition<DashboardCall> {
  const { t } = useLingui();
  const { statuses, kinds } = useCallLabels();
  const { location } = usePane();
  const { app = '', user = '' } = location.query;
  const source = useMemo(() => callsOf({ app, user }), [app, user]);
  return {
    name: 'dashboard-calls',
    title: t({ id: 'dashboard.page.calls.title', message: 'Runs' }),
    line: t({
      id: 'dashboard.page.calls.line',
      message: 'All runs of all apps. Input and output are not shown.',
    }),
    keyword: t({ id: 'dashboard.page.calls.search', message: 'Search apps or users' }),
    empty: {
      title: t({ id: 'dashboard.page.calls.empty', message: 'No runs yet' }),
      line: t({ id: 'dashboard.page.calls.empty-line', message: 'Runs appear here after an app is run.' }),
    },
    source,
    rowKey: ({ id }) => id,
    rowName: ({ appName }) => appName,
    refreshChoices: [10, 30, 60],
    columns: [
      {
        key: 'appName',
        title: t({ id: 'dashboard.page.console.app', message: 'App' }),
        kind: 'text',
        isName: true,
        fixed: 'start',
        render: ({ appId, appName, kind }) => (
          <SafeLink to={`/admin/assets/${kind}App/${appId}`}>{appName}</SafeLink>
        ),
      },
      {
        key: 'kind',
        title: t({ id: 'dashboard.page.console.kind', message: 'Kind' }),
        kind: 'select',
        width: 150,
        isSearchable: true,
        options: APP_KINDS.map((value) => ({ value, label: kinds[value] })),
      },
      {
        key: 'status',
        title: t({ id: 'dashboard.page.console.status', message: 'Status' }),
        kind: 'select',
        width: 130,
        isSearchable: true,
        isSortable: true,
        options: STATUSES.map((value) => ({ value, label: statuses[value], tone: STATUS_TONES[value] })),
      },
      ...useCallColumns(),
    ],
  };
}
