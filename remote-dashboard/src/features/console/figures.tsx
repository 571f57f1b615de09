import type { DashboardSummary } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './console.module.css';

/** The console's few numbers. */
export function Figures({ summary }: { readonly summary: DashboardSummary }) {
  const { t } = useLingui();
  const format = useFormat();
  const { callsToday, callsYesterday, successRate, p95Ms, activeApps } = summary;
  const yesterday = format.number(callsYesterday);
  const milliseconds = p95Ms === null ? '' : format.number(p95Ms, { maximumFractionDigits: 1 });
  return (
    <dl className={styles.figures}>
      <Figure
        label={t({ id: 'dashboard.page.console.calls-today', message: '今日调用' })}
        value={format.number(callsToday)}
        note={t({ id: 'dashboard.page.console.yesterday', message: `昨日 ${yesterday}` })}
      />
      <Figure
        label={t({ id: 'dashboard.page.console.success-rate', message: '成功率' })}
        value={successRate === null ? '–' : format.percent(successRate)}
        note={t({ id: 'dashboard.page.console.today', message: '今日' })}
      />
      <Figure
        label={t({ id: 'dashboard.page.console.p95', message: '95% 的运行快于' })}
        value={
          p95Ms === null
            ? '–'
            : t({ id: 'dashboard.page.console.milliseconds', message: `${milliseconds} 毫秒` })
        }
        note={t({ id: 'dashboard.page.console.today', message: '今日' })}
      />
      <Figure
        label={t({ id: 'dashboard.page.console.active-apps', message: '运行中的应用' })}
        value={format.number(activeApps)}
      />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}
