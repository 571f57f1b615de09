import { ChartPanel, type Series, SeriesChart, TimeTable } from '@atrium/charts';
import type { Usage } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useTimeAxis } from './use-time-axis.ts';

/** A series with one value for each position. */
export type UsageSeries = Exclude<Series, { readonly kind: 'band' }>;

interface UsagePanelProps {
  readonly title: string;
  readonly usage: Usage;
  readonly series: readonly UsageSeries[];
  readonly hasIntegerValues?: boolean;
  readonly offersLogScale?: boolean;
  formatValue(value: number): string;
}

/** Values of the usage over the period, as a chart or a table. */
export function UsagePanel({ title, usage, series, formatValue, ...chart }: UsagePanelProps) {
  const { t } = useLingui();
  const axis = useTimeAxis(usage);
  const { step, points } = usage;
  return (
    <ChartPanel
      title={title}
      labels={{
        asChart: t({ id: 'assets.page.usage.as-chart', message: 'View as chart' }),
        asTable: t({ id: 'assets.page.usage.as-table', message: 'View as table' }),
      }}
      chart={<SeriesChart {...chart} label={title} axis={axis} series={series} formatValue={formatValue} />}
      table={
        <TimeTable
          label={title}
          timeTitle={t({ id: 'assets.page.usage.time', message: 'Time' })}
          unit={step}
          points={points}
          columns={series.map(({ key, label, values }) => ({
            key,
            title: label,
            render: (point: Usage['points'][number]) => {
              const value = values[points.indexOf(point)];
              return value === null || value === undefined ? '–' : formatValue(value);
            },
          }))}
        />
      }
    />
  );
}
