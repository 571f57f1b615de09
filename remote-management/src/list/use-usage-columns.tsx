import { useFormat } from '@atrium/i18n';
import type { ColumnDefinition } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';

interface UsedRow {
  readonly errorRate: number | null;
  readonly p95Ms: number | null;
}

/**
 * Returns the columns that show how much a record is used, and how well its runs went in the last week. With
 * `areRunsHidden`, the column with the number of runs is hidden until the user shows it.
 */
export function useUsageColumns<Row extends UsedRow>(
  areRunsHidden = false,
): readonly ColumnDefinition<Row>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      key: 'appCount',
      title: t({ id: 'management.component.list.apps', message: 'Apps' }),
      kind: 'number',
      width: 68,
    },
    {
      key: 'runsInWeek',
      title: t({ id: 'management.component.list.runs', message: 'Runs (7 days)' }),
      kind: 'number',
      width: 128,
      isHidden: areRunsHidden,
    },
    {
      key: 'errorRate',
      title: t({ id: 'management.component.list.error-rate', message: 'Error rate' }),
      kind: 'number',
      width: 104,
      isHidden: true,
      render: ({ errorRate }) => (errorRate === null ? '–' : format.percent(errorRate)),
    },
    {
      key: 'p95Ms',
      title: t({ id: 'management.component.list.p95', message: 'P95 latency' }),
      kind: 'number',
      width: 100,
      isHidden: true,
      render: ({ p95Ms }) => format.duration(p95Ms),
    },
  ];
}
