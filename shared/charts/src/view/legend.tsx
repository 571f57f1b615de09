import type { ReactNode } from 'react';
import styles from './chart.module.css';
import { getToneStyle } from './get-tone-style.ts';

export interface LegendEntry {
  readonly key: string;
  readonly label: string;
  readonly tone: number;
  readonly symbol: ReactNode;
  /** A short addition, such as a count. */
  readonly note?: string | undefined;
}

interface LegendProps {
  readonly entries: readonly LegendEntry[];
  /** The keys of the hidden series. */
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Names the series. A click hides or shows one. */
export function Legend({ entries, hidden, onToggle }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ key, label, tone, symbol, note }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.key}
            style={getToneStyle(tone)}
            aria-pressed={!hidden.has(key)}
            onClick={() => onToggle(key)}
          >
            {symbol}
            {label} {note === undefined ? null : <span className={styles.note}>{`(${note})`}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
