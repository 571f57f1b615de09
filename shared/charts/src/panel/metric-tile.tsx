import type { ReactNode } from 'react';
import styles from './metric-tile.module.css';

/** A row of tiles with the main metrics of a page. */
export function MetricTileList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

interface MetricTileProps {
  /** The name of the metric. If it is a link, a click anywhere on the tile opens it. */
  readonly label: ReactNode;
  readonly value: string;
  /** The change of the value, beside the name. */
  readonly change?: ReactNode;
  /** The text below the value. */
  readonly note?: ReactNode;
  /** The small chart at the end of the tile. */
  readonly chart?: ReactNode;
}

/** One metric with its value. */
export function MetricTile({ label, value, change, note, chart }: MetricTileProps) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {change === undefined ? null : <dd className={styles.change}>{change}</dd>}
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
      {chart === undefined ? null : <dd className={styles.chart}>{chart}</dd>}
    </div>
  );
}
