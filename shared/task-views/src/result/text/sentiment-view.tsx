import type { SentimentOutput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { StatusMark } from '@atrium/ui/data';
import styles from './sentiment-view.module.css';
import { useSentimentLabels } from './use-sentiment-labels.ts';

const TONES = { negative: 'danger', neutral: 'quiet', positive: 'success' } as const;

/** The sentiment of a text: its label, its score and its position on the scale. */
export function SentimentView({ output }: { readonly output: SentimentOutput }) {
  const format = useFormat();
  const labels = useSentimentLabels();
  const score = format.number(output.score, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  return (
    <div className={styles.box}>
      <p className={styles.label}>
        <StatusMark tone={TONES[output.label]}>{labels[output.label]}</StatusMark>
        <span className={styles.score}>{score}</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.middle} />
        <span
          className={styles.marker}
          data-label={output.label}
          style={{ insetInlineStart: `${(output.score + 1) * 50}%` }}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{labels.negative} −1</span>
        <span>0</span>
        <span>{labels.positive} +1</span>
      </div>
    </div>
  );
}
