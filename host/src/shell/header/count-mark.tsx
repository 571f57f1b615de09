import { useFormat } from '@atrium/i18n';
import styles from './header.module.css';

/** What a button's mark counts up to. */
const MOST = 99;

interface CountMarkProps {
  readonly count: number;
  /** Whether there is something though nothing is counted: a dot then. */
  readonly hasMore?: boolean;
}

/** The small count on a header button, or a dot. Decoration: the button's name says it in words. */
export function CountMark({ count, hasMore = false }: CountMarkProps) {
  const { number } = useFormat();
  if (count === 0) return hasMore ? <span className={styles.dot} aria-hidden="true" /> : null;
  return (
    <span
      className={styles.count}
      data-count={count > MOST ? `${number(MOST)}+` : number(count)}
      aria-hidden="true"
    />
  );
}
