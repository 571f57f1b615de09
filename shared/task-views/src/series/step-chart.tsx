import { SeriesChart } from '@atrium/charts';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useStepAxis } from './use-step-axis.ts';

interface StepChartProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly height?: number;
}

/** A series as a line over its steps. */
export function StepChart({ label, values, height = 200 }: StepChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <SeriesChart
      label={label}
      axis={useStepAxis(values.length)}
      series={[
        {
          kind: 'line',
          key: 'values',
          label: t({ id: 'tasks.component.series.value', message: 'Value' }),
          tone: 0,
          values,
        },
      ]}
      height={height}
      writeValue={(value) => format.number(value, { maximumSignificantDigits: 5 })}
    />
  );
}
