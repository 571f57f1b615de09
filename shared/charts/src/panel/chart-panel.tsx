import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useAreChartMessagesLoaded } from '../interaction/use-are-chart-messages-loaded.ts';
import styles from './chart-panel.module.css';

interface ChartPanelProps {
  readonly title: string;
  readonly chart: ReactNode;
  /** The same data as a table. */
  readonly table: ReactNode;
  /** The text that replaces both, if there is no data. */
  readonly emptyText?: string | undefined;
}

/** A chart, or the same data as a table. */
export function ChartPanel({ title, chart, table, emptyText }: ChartPanelProps) {
  const hasMessages = useAreChartMessagesLoaded();
  const [isTable, setTable] = useState(false);
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {emptyText === undefined && hasMessages ? (
          <ViewToggle isTable={isTable} onToggle={() => setTable(!isTable)} />
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

function ViewToggle({ isTable, onToggle }: { readonly isTable: boolean; onToggle(): void }) {
  const { t } = useLingui();
  return (
    <Button type="text" onClick={onToggle}>
      {isTable
        ? t({ id: 'charts.component.panel.as-chart', message: 'View as chart' })
        : t({ id: 'charts.component.panel.as-table', message: 'View as table' })}
    </Button>
  );
}
