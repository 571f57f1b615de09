import styles from './text-box.module.css';

interface TextCountProps {
  readonly length: number;
  /** Most UTF-16 code units; none shows nothing. */
  readonly limit: number | undefined;
}

/** From which share of the limit on the count is shown. */
const NEAR = 0.9;

/** How much of the limit of a text is used: shown near the limit, and marked as an error beyond it. */
export function TextCount({ length, limit }: TextCountProps) {
  if (limit === undefined || length < limit * NEAR) return null;
  return (
    <span role="status" className={styles.count} data-over={length > limit || undefined}>
      {length} / {limit}
    </span>
  );
}

/** What a box shows as an error by itself: text beyond its limit, which is never cut. */
export function invalidBeyond(length: number, limit: number | undefined) {
  return limit !== undefined && length > limit ? { 'aria-invalid': true as const } : {};
}
