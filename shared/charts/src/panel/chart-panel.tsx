import { Button } from '@atrium/ui/base';
import { type ReactNode, useState } from 'react';
import styles from './chart-panel.module.css';

interface ChartPanelProps {
  readonly title: string;
  readonly chart: ReactNode;
  /** The same data as a table. */
  readonly table: ReactNode;
  /** The texts of the button that shows the chart, and of the one that shows the table. */
  readonly labels: { readonly asChart: string; readonly asTable: string };
  /** The text that replaces both, if there is no data. */
  readonly emptyText?: string | undefined;
}

/** A chart, or the same data as a table. */
export function ChartPanel({ title, chart, table, labels, emptyText }: ChartPanelProps) {
  const [isTable, setTable] = useState(false);
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {emptyText === undefined ? (
          <Button type="text" onClick={() => setTable(!isTable)}>
            {isTable ? labels.asChart : labels.asTable}
          </Button>
        ) : null}
      </div>
      {emptyText === undefined ? (
        isTable ? (
          table
        ) : (
          <div className={styles.panel}>{chart}</div>
        )
      ) : (
        <p className={styles.empty}>{emptyText}</p>
      )}
    </section>
  );
}
