import { ChartPanel, type Series, SeriesChart } from '@atrium/charts';
import { APP_KINDS, type DashboardSeries } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useRunLabels } from '../../../runs/use-run-labels.ts';
import { createTimeAxis } from './create-time-axis.ts';
import { SeriesTable } from './series-table.tsx';
import { useOpenRuns } from './use-open-runs.ts';
import { useViewLabels } from './use-view-labels.ts';

type Point = DashboardSeries['points'][number];

/** The runs of the period by kind of app. */
export function RunsPanel({ series }: { readonly series: DashboardSeries }) {
  const { t } = useLingui();
  const format = useFormat();
  const { appKindsPlural } = useRunLabels();
  const { points } = series;
  const total = format.number(points.reduce((sum, { runs }) => sum + runs, 0));
  const failed = t({ id: 'dashboard.page.console.failed', message: 'Failed' });
  const title = t({ id: 'dashboard.page.console.by-kind', message: 'Runs' });
  const axis = useMemo(() => createTimeAxis(series), [series]);
  const openRuns = useOpenRuns(series);
  const noRuns = t({ id: 'dashboard.page.console.no-runs', message: 'No runs in this period' });
  const bars = APP_KINDS.map(
    (kind, tone): Series => ({
      kind: 'bar',
      key: kind,
      label: appKindsPlural[kind],
      tone,
      values: points.map((point) => point[kind]),
    }),
  );
  return (
    <ChartPanel
      title={title}
      labels={useViewLabels()}
      emptyText={points.every(({ runs }) => runs === 0) ? noRuns : undefined}
      chart={
        <SeriesChart
          label={t({ id: 'dashboard.page.console.chart-label', message: `Runs in this period: ${total}` })}
          name={title}
          axis={axis}
          action={openRuns}
          series={bars}
          hasIntegerValues
          formatValue={format.number}
        />
      }
      table={
        <SeriesTable
          label={title}
          series={series}
          columns={[
            {
              key: 'runs',
              title: t({ id: 'dashboard.page.console.runs', message: 'Runs' }),
              render: ({ runs }) => format.number(runs),
            },
            ...APP_KINDS.map((kind) => ({
              key: kind,
              title: appKindsPlural[kind],
              render: (point: Point) => format.number(point[kind]),
            })),
            { key: 'errors', title: failed, render: ({ errors }) => format.number(errors) },
          ]}
        />
      }
    />
  );
}
