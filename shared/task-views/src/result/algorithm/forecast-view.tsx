import { SeriesChart } from '@atrium/charts';
import type { ForecastOutput, SeriesDates } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSeriesAxis } from '../../series/use-series-axis.ts';
import { joinForecast } from './join-forecast.ts';

interface ForecastViewProps {
  readonly output: ForecastOutput;
  readonly history: readonly (number | null)[];
  readonly dates: SeriesDates | undefined;
}

/** The minimum number of steps of the history that are visible at first. */
const MIN_SHOWN = 60;

/** The history and the forecast with its interval. At first, only the end of the history is visible. */
export function ForecastView({ output, history, dates }: ForecastViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const forecastSteps = output.mean.length;
  const count = history.length + forecastSteps;
  const { anchor, ...values } = useMemo(() => joinForecast(history, output), [history, output]);
  // Six times as many steps of the history as of the forecast.
  const shownSteps = Math.max(forecastSteps * 6, MIN_SHOWN);
  return (
    <SeriesChart
      label={t({ id: 'tasks.component.forecast.plot', message: 'History and forecast' })}
      axis={useSeriesAxis(count, dates)}
      firstRange={{ from: Math.max(0, history.length - shownSteps), to: count - 1 }}
      height={300}
      series={[
        {
          kind: 'line',
          key: 'history',
          label: t({ id: 'tasks.component.forecast.history', message: 'History' }),
          tone: 5,
          values: values.history,
        },
        {
          kind: 'line',
          key: 'mean',
          label: t({ id: 'tasks.component.forecast.mean', message: 'Forecast' }),
          tone: 0,
          isDashed: true,
          values: values.mean,
          ...(anchor && { anchor }),
        },
        {
          kind: 'band',
          key: 'interval',
          label: t({ id: 'tasks.component.forecast.band', message: 'Forecast interval' }),
          tone: 0,
          lower: values.lower,
          upper: values.upper,
          ...(anchor && { anchor }),
        },
      ]}
      formatValue={(value) => format.number(value, { maximumSignificantDigits: 5 })}
    />
  );
}
