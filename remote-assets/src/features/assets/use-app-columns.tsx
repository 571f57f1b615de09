import { APP_KINDS, APP_STATUSES, type AppRow, versionName } from '@atrium/contract';
import type { ColumnDefinition } from '@atrium/table';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { getAppLocation } from '../../addresses.ts';
import { AppHealth } from '../../app-health.tsx';
import { AppStatus, useAppStatusNames } from '../../app-status.tsx';
import { useKindNames } from '../../use-kind-names.ts';
import { useTaskName } from '../../use-task-name.ts';

/** Returns the columns of the apps table, except those about owners, which differ for admins. */
export function useAppColumns(): readonly ColumnDefinition<AppRow>[] {
  const { t } = useLingui();
  const kindNames = useKindNames();
  const statusNames = useAppStatusNames();
  const getTaskName = useTaskName();
  return [
    {
      key: 'name',
      title: t({ id: 'assets.page.assets.name', message: 'Name' }),
      kind: 'text',
      isName: true,
      isSortable: true,
      width: 200,
      render: (app) => <SafeLink to={getAppLocation(app)}>{app.name}</SafeLink>,
    },
    {
      key: 'kind',
      title: t({ id: 'assets.page.assets.kind', message: 'App type' }),
      kind: 'select',
      options: APP_KINDS.map((value) => ({ value, label: kindNames[value] })),
    },
    {
      key: 'task',
      title: t({ id: 'assets.page.assets.task', message: 'Task' }),
      kind: 'text',
      width: 120,
      isHidden: true,
      value: ({ task }) => getTaskName(task),
    },
    {
      key: 'targetName',
      title: t({ id: 'assets.page.assets.target', message: 'AI service' }),
      kind: 'text',
      value: ({ targetName, version }) => (version ? `${targetName} · ${versionName(version)}` : targetName),
    },
    {
      key: 'status',
      title: t({ id: 'assets.page.assets.status', message: 'Status' }),
      kind: 'select',
      isSearchable: true,
      isSortable: true,
      width: 140,
      options: APP_STATUSES.map((value) => ({ value, label: statusNames[value] })),
      render: ({ status }) => <AppStatus status={status} />,
    },
    {
      key: 'health',
      title: t({ id: 'assets.page.assets.health', message: 'Health' }),
      kind: 'text',
      width: 120,
      value: ({ health }) => health.state,
      render: ({ health }) => (health.state === 'ok' ? '–' : <AppHealth health={health} />),
    },
    {
      key: 'runsToday',
      title: t({ id: 'assets.page.assets.runs-today', message: 'Runs today' }),
      kind: 'number',
    },
    {
      key: 'lastRunAt',
      title: t({ id: 'assets.page.assets.last-run', message: 'Last run' }),
      kind: 'date',
      isHidden: true,
    },
    {
      key: 'updatedAt',
      title: t({ id: 'assets.page.assets.updated', message: 'Updated' }),
      kind: 'date',
      isSortable: true,
      isSearchable: true,
    },
  ];
}
