import type { ForecastOutput, SeriesInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SeriesChart } from '../../charts/series-chart.tsx';
import styles from './algorithm.module.css';

interface ForecastViewProps {
  readonly output: ForecastOutput;
  readonly series: SeriesInput | undefined;
}

/** What was and what is expected, with the interval around it. */
export function ForecastView({ output, series }: ForecastViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [marked, setMarked] = useState<number>();
  const history = series?.values ?? [];
  const write = (value: number | undefined) =>
    value === undefined ? '–' : format.number(value, { maximumSignificantDigits: 5 });
  const ahead = (marked ?? 0) - history.length;
  const step = format.number(marked ?? 0);
  const value = write(ahead > 0 ? output.mean[ahead - 1] : history[(marked ?? 0) - 1]);
  const from = write(output.lower[ahead - 1]);
  const to = write(output.upper[ahead - 1]);
  return (
    <figure className={styles.figure}>
      <SeriesChart
        label={t({ id: 'tasks.component.forecast.plot', message: 'History and forecast' })}
        history={history}
        forecast={output}
        marked={marked}
        onMark={setMarked}
      />
      <p className={styles.note} aria-hidden="true">
        {marked === undefined
          ? t({ id: 'tasks.component.forecast.point', message: 'Point at a step to see its value' })
          : ahead > 0
            ? t({
                id: 'tasks.component.forecast.ahead',
                message: `Step ${step}: ${value} expected, between ${from} and ${to}`,
              })
            : t({ id: 'tasks.component.forecast.past', message: `Step ${step}: ${value}` })}
      </p>
      <ul className={styles.legend} aria-label={t({ id: 'tasks.component.plot.legend', message: 'Legend' })}>
        <li className={styles.key}>
          <span className={styles.historyLine} aria-hidden="true" />
          {t({ id: 'tasks.component.forecast.history', message: 'History' })}
        </li>
        <li className={styles.key}>
          <span className={styles.meanLine} aria-hidden="true" />
          {t({ id: 'tasks.component.forecast.mean', message: 'Forecast' })}
        </li>
        <li className={styles.key}>
          <span className={styles.bandPatch} aria-hidden="true" />
          {t({ id: 'tasks.component.forecast.band', message: 'Expected range' })}
        </li>
      </ul>
    </figure>
  );
}
