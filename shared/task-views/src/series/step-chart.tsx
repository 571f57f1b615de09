import { SeriesChart } from '@atrium/charts';
import type { SeriesDates } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useSeriesAxis } from './use-series-axis.ts';

interface StepChartProps {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly dates?: SeriesDates | undefined;
}

/** A line chart of a series over its steps or its dates. */
export function StepChart({ label, values, dates }: StepChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const name = t({ id: 'tasks.component.series.value', message: 'Value' });
  return (
    <SeriesChart
      label={label}
      axis={useSeriesAxis(values.length, dates)}
      series={[{ kind: 'line', key: 'values', label: name, tone: 0, values }]}
      height={160}
      formatValue={(value) => format.number(value, { maximumSignificantDigits: 5 })}
    />
  );
}
