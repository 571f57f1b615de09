import { useFormat } from '@atrium/i18n';
import styles from './header.module.css';

/** The largest number that a button's badge shows. */
const MAX_COUNT = 99;

interface CountMarkProps {
  readonly count: number;
  /** Whether to show a dot if the count is zero. */
  readonly showsDot?: boolean;
}

/** The small count or dot on a header button. Decorative: the button's accessible name contains the count. */
export function CountMark({ count, showsDot = false }: CountMarkProps) {
  const { number } = useFormat();
  if (count === 0) return showsDot ? <span className={styles.dot} aria-hidden="true" /> : null;
  return (
    <span
      className={styles.count}
      data-count={count > MAX_COUNT ? `${number(MAX_COUNT)}+` : number(count)}
      aria-hidden="true"
    />
  );
}
