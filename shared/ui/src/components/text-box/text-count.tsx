import styles from './text-box.module.css';

interface TextCountProps {
  readonly length: number;
  /** The largest number of UTF-16 code units. Without it, no count is shown. */
  readonly limit: number | undefined;
}

/** The share of the limit from which the count is shown. */
const WARNING_SHARE = 0.9;

/** The number of used characters. It appears near the limit, and is marked as an error beyond it. */
export function TextCount({ length, limit }: TextCountProps) {
  if (limit === undefined || length < limit * WARNING_SHARE) return null;
  return (
    <span role="status" className={styles.count} data-over={length > limit || undefined}>
      {length} / {limit}
    </span>
  );
}

/** Returns the attributes that mark a text as invalid if it is longer than the limit. */
export function getLengthAttributes(length: number, limit: number | undefined) {
  return limit !== undefined && length > limit ? { 'aria-invalid': true as const } : {};
}
