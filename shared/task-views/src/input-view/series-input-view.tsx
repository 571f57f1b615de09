import type { SeriesInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StepChart } from '../series/step-chart.tsx';
import styles from './input-view.module.css';

/** A series drawn, and in words how far it was to be continued. */
export function SeriesInputView({ series }: { readonly series: SeriesInput }) {
  const { t } = useLingui();
  const format = useFormat();
  const count = series.values.length;
  const horizon = series.horizon;
  const season = format.number(series.season);
  return (
    <>
      <StepChart
        values={series.values}
        height={160}
        label={t({ id: 'tasks.component.series.chart', message: 'Input series' })}
      />
      <p className={styles.note}>
        {t({
          id: 'tasks.component.series.facts',
          message: `${plural(count, { one: '# value', other: '# values' })}, ${plural(horizon, { one: '# step', other: '# steps' })} ahead, season length ${season}`,
        })}
      </p>
    </>
  );
}
