import type { DashboardRun } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import type { ColumnDefinition } from '@atrium/table';
import { RunError, useCostFormat, useTokenLabels } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';

/** Returns the columns of the table of runs after the app, the status and the kind. */
export function useRunColumns(): readonly ColumnDefinition<DashboardRun>[] {
  const { t } = useLingui();
  const format = useFormat();
  const formatCost = useCostFormat();
  const tokenLabels = useTokenLabels();
  return [
    {
      key: 'createdAt',
      title: t({ id: 'dashboard.page.console.at', message: 'Time' }),
      kind: 'date',
      width: 200,
      isSearchable: true,
      isSortable: true,
      render: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      key: 'runMs',
      title: t({ id: 'dashboard.page.console.run-time', message: 'Duration (ms)' }),
      kind: 'number',
      width: 120,
      isSearchable: true,
      isSortable: true,
      render: ({ runMs }) =>
        runMs === null ? '–' : format.number(runMs, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    },
    {
      key: 'userName',
      title: t({ id: 'dashboard.page.console.user', message: 'User' }),
      kind: 'text',
      width: 140,
    },
    {
      key: 'errorCode',
      title: t({ id: 'dashboard.page.console.code', message: 'Error code' }),
      kind: 'number',
      isSearchable: true,
      width: 180,
      align: 'start',
      render: ({ errorCode }) => (errorCode === null ? '–' : <RunError code={errorCode} />),
    },
    {
      key: 'targetVersion',
      title: t({ id: 'dashboard.page.runs.version', message: 'Version' }),
      kind: 'text',
      width: 110,
      isHidden: true,
    },
    {
      key: 'queueMs',
      title: t({ id: 'dashboard.page.runs.queue-time', message: 'Queue time (ms)' }),
      kind: 'number',
      isHidden: true,
    },
    {
      key: 'bytesIn',
      title: t({ id: 'dashboard.page.runs.bytes-in', message: 'Input (bytes)' }),
      kind: 'number',
      isHidden: true,
    },
    {
      key: 'bytesOut',
      title: t({ id: 'dashboard.page.runs.bytes-out', message: 'Output (bytes)' }),
      kind: 'number',
      isHidden: true,
    },
    { key: 'inputTokens', title: tokenLabels.input, kind: 'number', isHidden: true },
    { key: 'outputTokens', title: tokenLabels.output, kind: 'number', isHidden: true },
    {
      key: 'cost',
      title: tokenLabels.cost,
      kind: 'number',
      isHidden: true,
      render: ({ cost, currency }) => (cost == null || !currency ? '–' : formatCost(cost, currency)),
    },
    { key: 'currency', title: tokenLabels.currency, kind: 'text', isHidden: true },
  ];
}
