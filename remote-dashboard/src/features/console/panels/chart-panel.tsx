import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from '../console.module.css';

interface ChartPanelProps {
  readonly title: string;
  readonly chart: ReactNode;
  /** The same data as a table. */
  readonly table: ReactNode;
  /** Whether the period has no runs. */
  readonly isEmpty: boolean;
}

/** A chart, or the same data as a table. Without runs, a line of text replaces both. */
export function ChartPanel({ title, chart, table, isEmpty }: ChartPanelProps) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  return (
    <section aria-label={title}>
      <div className={styles.panelHead}>
        <h2 className={styles.heading}>{title}</h2>
        {isEmpty ? null : (
          <Button type="text" onClick={() => setTable(!isTable)}>
            {isTable
              ? t({ id: 'dashboard.page.console.as-chart', message: 'View as chart' })
              : t({ id: 'dashboard.page.console.as-table', message: 'View as table' })}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <p className={styles.noRuns}>
          {t({ id: 'dashboard.page.console.no-runs', message: 'No runs in this period' })}
        </p>
      ) : isTable ? (
        table
      ) : (
        <div className={styles.panel}>{chart}</div>
      )}
    </section>
  );
}
