import { APP_KINDS, type DashboardRun, dashboardRunsCall, ROUTES } from '@atrium/contract';
import { request, usePane } from '@atrium/runtime';
import type { RowSource, TableDefinition } from '@atrium/table';
import { Button, SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { STATUS_TONES, useRunLabels } from '../../runs/use-run-labels.ts';
import { readHour } from './read-hour.ts';
import { useRunColumns } from './use-run-columns.tsx';

const STATUSES = Object.keys(STATUS_TONES) as readonly DashboardRun['status'][];

/** Returns the definition of the table of the runs of all apps. */
export function useRunsTable(): TableDefinition<DashboardRun> {
  const { t } = useLingui();
  const { statuses, appKinds } = useRunLabels();
  const { location, navigator } = usePane();
  const { app = '', user = '', hour = '' } = location.query;
  const source = useMemo(() => createRunSource({ app, user, hour }), [app, user, hour]);
  return {
    name: 'dashboard-runs',
    title: t({ id: 'dashboard.page.runs.title', message: 'Runs' }),
    description: t({
      id: 'dashboard.page.runs.page-description',
      message: 'All runs of all apps. Input and output are not shown.',
    }),
    keyword: t({ id: 'dashboard.page.runs.search', message: 'Search apps or users' }),
    empty: {
      title: t({ id: 'dashboard.page.runs.empty', message: 'No runs yet' }),
      description: t({
        id: 'dashboard.page.runs.empty-description',
        message: 'Runs appear here after an app is run.',
      }),
      action: (
        <Button type="primary" onClick={() => navigator.go(ROUTES.assets)}>
          {t({ id: 'dashboard.page.runs.to-apps', message: 'Go to apps' })}
        </Button>
      ),
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
        key: 'status',
        title: t({ id: 'dashboard.page.console.status', message: 'Status' }),
        kind: 'select',
        width: 130,
        isSearchable: true,
        isSortable: true,
        options: STATUSES.map((value) => ({ value, label: statuses[value], tone: STATUS_TONES[value] })),
      },
      {
        key: 'kind',
        title: t({ id: 'dashboard.page.console.kind', message: 'App type' }),
        kind: 'select',
        width: 150,
        isSearchable: true,
        options: APP_KINDS.map((value) => ({ value, label: appKinds[value] })),
      },
      ...useRunColumns(),
    ],
  };
}

/** Returns a row source of the runs of one app, of one user, of one hour, or of all apps. */
function createRunSource(scope: Readonly<Record<'app' | 'user' | 'hour', string>>): RowSource<DashboardRun> {
  const { app, user } = scope;
  const scopeFilters = { ...(app ? { appId: [app] } : {}), ...(user ? { userId: [user] } : {}) };
  const hour = readHour(scope.hour);
  return {
    list: ({ ranges, ...query }, options) =>
      request(
        dashboardRunsCall,
        {
          ...query,
          filters: { ...query.filters, ...scopeFilters },
          ranges: { ...ranges, ...(hour ? { createdAt: hour } : {}) },
        },
        options,
      ),
  };
}
