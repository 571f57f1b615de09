import { type DashboardSummary, ROUTES } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { SafeLink } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { callsAddress, ERROR_STATUSES } from '../../calls/calls-address.ts';
import styles from './console.module.css';
import type { ChosenPeriod } from './period/period.ts';
import { successRate } from './success-rate.ts';

interface FiguresProps {
  readonly summary: DashboardSummary;
  readonly period: ChosenPeriod;
}

/** The console's main metrics, each with a link to its list. */
export function Figures({ summary, period }: FiguresProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { days } = period;
  const share = (tally: DashboardSummary['before']) => {
    const rate = successRate(tally);
    return rate === null ? '–' : format.percent(rate);
  };
  const time = (p95Ms: number | null) => {
    if (p95Ms === null) return '–';
    const milliseconds = format.number(p95Ms, { maximumFractionDigits: 1 });
    return t({ id: 'dashboard.page.console.milliseconds', message: `${milliseconds} ms` });
  };
  const before = (value: string) =>
    days === 1
      ? t({ id: 'dashboard.page.console.day-before', message: `vs. previous day: ${value}` })
      : t({
          id: 'dashboard.page.console.days-before',
          message: `vs. previous ${plural(days, { one: '# day', other: '# days' })}: ${value}`,
        });
  return (
    <dl className={styles.figures}>
      <Figure
        label={t({ id: 'dashboard.page.console.calls', message: 'Runs' })}
        value={format.number(summary.calls)}
        note={before(format.number(summary.before.calls))}
        to={callsAddress({ days: period })}
      />
      <Figure
        label={t({ id: 'dashboard.page.console.errors', message: 'Failed runs' })}
        value={format.number(summary.errors)}
        note={before(format.number(summary.before.errors))}
        to={callsAddress({ days: period, statuses: ERROR_STATUSES })}
      />
      <Figure
        label={t({ id: 'dashboard.page.console.success-rate', message: 'Success rate' })}
        value={share(summary)}
        note={before(share(summary.before))}
        to={callsAddress({ days: period })}
      />
      <Figure
        label={t({ id: 'dashboard.page.console.p95', message: 'p95 latency' })}
        value={time(summary.p95Ms)}
        note={before(time(summary.before.p95Ms))}
        to={callsAddress({ days: period, sort: { field: 'runMs', order: 'descend' } })}
      />
      <Figure
        label={t({ id: 'dashboard.page.console.active-apps', message: 'Active apps' })}
        value={format.number(summary.activeApps)}
        note={t({ id: 'dashboard.page.console.now', message: 'Current' })}
        to={ROUTES.assets}
      />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly to: string;
}

function Figure({ label, value, note, to }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        <SafeLink to={to}>{label}</SafeLink>
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
