import type { Batch } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './batch.module.css';

/** The progress of a batch: a bar with its succeeded, failed and canceled rows, and how many rows have run. */
export function BatchProgress({ batch }: { readonly batch: Batch }) {
  const { t } = useLingui();
  const format = useFormat();
  const { counts, total } = batch;
  const ended = counts.succeeded + counts.failed;
  const done = format.number(ended);
  const all = format.number(total);
  const toWidth = (rows: number) => ({ inlineSize: `${total > 0 ? (100 * rows) / total : 0}%` });
  return (
    <span className={styles.progress}>
      <span
        className={styles.track}
        role="progressbar"
        aria-label={t({ id: 'assets.page.batch.progress', message: 'Progress' })}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={ended}
      >
        <span className={styles.succeeded} style={toWidth(counts.succeeded)} />
        <span className={styles.failed} style={toWidth(counts.failed)} />
        <span className={styles.canceled} style={toWidth(counts.canceled)} />
      </span>
      <span className={styles.amount}>
        {t({ id: 'assets.page.batch.progress-of', message: `${done} / ${all}` })}
      </span>
    </span>
  );
}
