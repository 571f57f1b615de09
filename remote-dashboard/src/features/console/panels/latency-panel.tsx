import { ChartPanel, SeriesChart } from '@atrium/charts';
import type { DashboardSeries } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { createTimeAxis } from './create-time-axis.ts';
import { SeriesTable } from './series-table.tsx';
import { useOpenRuns } from './use-open-runs.ts';
import { useViewLabels } from './use-view-labels.ts';

/** Median and p95 latency of runs. */
export function LatencyPanel({ series }: { readonly series: DashboardSeries }) {
  const { t } = useLingui();
  const format = useFormat();
  const { points } = series;
  const title = t({ id: 'dashboard.page.console.latency', message: 'Latency (ms)' });
  const p50 = t({ id: 'dashboard.page.console.p50-line', message: 'P50' });
  const p95 = t({ id: 'dashboard.page.console.p95-line', message: 'P95' });
  const formatMilliseconds = (milliseconds: number) =>
    format.number(milliseconds, { maximumFractionDigits: 1 });
  const formatCell = (milliseconds: number | null) =>
    milliseconds === null ? '–' : formatMilliseconds(milliseconds);
  const axis = useMemo(() => createTimeAxis(series), [series]);
  const openRuns = useOpenRuns(series);
  const noRuns = t({ id: 'dashboard.page.console.no-runs', message: 'No runs in this period' });
  return (
    <ChartPanel
      title={title}
      labels={useViewLabels()}
      emptyText={points.every(({ p50Ms }) => p50Ms === null) ? noRuns : undefined}
      chart={
        <SeriesChart
          label={title}
          axis={axis}
          action={openRuns}
          series={[
            { kind: 'line', key: 'p50', label: p50, tone: 0, values: points.map(({ p50Ms }) => p50Ms) },
            {
              kind: 'line',
              key: 'p95',
              label: p95,
              tone: 1,
              isDashed: true,
              values: points.map(({ p95Ms }) => p95Ms),
            },
          ]}
          offersLogScale
          formatValue={formatMilliseconds}
        />
      }
      table={
        <SeriesTable
          label={title}
          series={series}
          columns={[
            { key: 'p50', title: p50, render: ({ p50Ms }) => formatCell(p50Ms) },
            { key: 'p95', title: p95, render: ({ p95Ms }) => formatCell(p95Ms) },
          ]}
        />
      }
    />
  );
}
