import { SeriesChart, type StepAxis } from '@atrium/charts';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';

interface StepChartProps {
  readonly label: string;
  readonly values: readonly number[];
}

/** A line chart of a series over its steps. */
export function StepChart({ label, values }: StepChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const name = t({ id: 'tasks.component.series.value', message: 'Value' });
  return (
    <SeriesChart
      label={label}
      axis={useStepAxis(values.length)}
      series={[{ kind: 'line', key: 'values', label: name, tone: 0, values }]}
      height={160}
      writeValue={(value) => format.number(value, { maximumSignificantDigits: 5 })}
    />
  );
}

/** The steps of a series, from 1. */
export function useStepAxis(count: number): StepAxis {
  const { t } = useLingui();
  const format = useFormat();
  return {
    kind: 'step',
    title: t({ id: 'tasks.component.series.step', message: 'Step' }),
    first: 1,
    count,
    getName: (at) => {
      const step = format.number(at);
      return t({ id: 'tasks.component.series.step-name', message: `Step ${step}` });
    },
  };
}
