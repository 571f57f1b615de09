import type { ReactNode } from 'react';
import styles from './tri-state-box.module.css';

interface TriStateBoxProps {
  readonly label: string;
  /** How many of `total` are selected. */
  readonly count: number;
  readonly total: number;
  onToggle(): void;
  /** Content beside the box; clicking it toggles the box. */
  readonly children?: ReactNode;
}

/** One checkbox for many: checked, unchecked or indeterminate. */
export function TriStateBox({ label, count, total, onToggle, children }: TriStateBoxProps) {
  const isAll = total > 0 && count === total;
  const isSome = count > 0 && !isAll;
  return (
    <label className={styles.target}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        type="checkbox"
        aria-label={label}
        checked={isAll}
        disabled={total === 0}
        onChange={onToggle}
      />
      {children}
    </label>
  );
}
