import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from '../console.module.css';

interface ChartPanelProps {
  readonly title: string;
  readonly chart: ReactNode;
  /** The same data as a table. */
  readonly table: ReactNode;
}

/** A chart, or the same data as a table. */
export function ChartPanel({ title, chart, table }: ChartPanelProps) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.panelHead}>
        <h2 className={styles.heading}>{title}</h2>
        <Button type="text" onClick={() => setTable(!isTable)}>
          {isTable
            ? t({ id: 'dashboard.page.console.as-chart', message: 'View as chart' })
            : t({ id: 'dashboard.page.console.as-table', message: 'View as table' })}
        </Button>
      </div>
      {isTable ? table : chart}
    </section>
  );
}
