import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './transfer.module.css';

interface ProgressBarProps {
  /** The label of the current work. */
  readonly label: string;
  /** The completed part of the total. */
  readonly done: number;
  /** 0 while the total is unknown. */
  readonly total: number;
  /** Whether the bar shows a percentage. Set it if the unit of the numbers means nothing to users. */
  readonly showsPercentage?: boolean;
}

/** The progress of work: a bar, and a text for screen readers. */
export function ProgressBar({ label, done, total, showsPercentage = false }: ProgressBarProps) {
  const { t } = useLingui();
  const format = useFormat();
  const shown = format.number(done);
  const all = format.number(total);
  const formatCount = () =>
    total > 0
      ? t({ id: 'table.component.progress.of', message: `${shown} / ${all}` })
      : done > 0
        ? shown
        : '';
  const amount = showsPercentage ? format.percent(total > 0 ? done / total : 0) : formatCount();
  return (
    <div className={styles.work}>
      <p className={styles.workLine}>
        <span role="status">{label}</span>
        <span className={styles.amount}>{amount}</span>
      </p>
      <progress
        className={styles.bar}
        aria-label={label}
        {...(total > 0 ? { value: Math.min(done, total), max: total } : {})}
      />
    </div>
  );
}
