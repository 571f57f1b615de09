import type { DashboardSummary } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallsChart } from './calls-chart.tsx';
import { CallsTable } from './calls-table.tsx';
import styles from './console.module.css';

/** Calls of the last 24 hours, drawn or as a table. */
export function CallsPanel({ hours }: { readonly hours: DashboardSummary['hours'] }) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.heading}>
          {t({ id: 'dashboard.page.console.by-hour', message: '最近 24 小时的调用' })}
        </h2>
        <Button type="text" onClick={() => setTable(!isTable)}>
          {isTable
            ? t({ id: 'dashboard.page.console.as-chart', message: '看图' })
            : t({ id: 'dashboard.page.console.as-table', message: '看表格' })}
        </Button>
      </div>
      {isTable ? <CallsTable hours={hours} /> : <CallsChart hours={hours} />}
    </section>
  );
}
