import { MetricTile, MetricTileList, Sparkline } from '@atrium/charts';
import { type DashboardSeries, type DashboardSummary, ROUTES } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { SafeLink } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createRunsAddress, ERROR_STATUSES } from '../../runs/create-runs-address.ts';
import styles from './console.module.css';
import type { ChosenPeriod } from './period/period.ts';

interface MetricTilesProps {
  readonly summary: DashboardSummary;
  readonly series: DashboardSeries;
  readonly period: ChosenPeriod;
}

/** The main metrics of the dashboard. Each tile is a link to the runs or apps behind its metric. */
export function MetricTiles({ summary, series, period }: MetricTilesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { before } = summary;
  // The number of hours, days or months that have ended. Older servers do not send it.
  const { complete = series.points.length } = series;
  const isInProgress = complete < series.points.length;
  const describePrevious = useDescribePreviousValue(period.days, isInProgress);
  // The lines end at the current hour, day or month, because later points are in the future. Without runs, every line
  // would be flat or missing.
  const points = summary.runs === 0 ? [] : series.points.slice(0, complete + 1);
  const describeUsers = (activeUsers: number) =>
    t({
      id: 'dashboard.page.console.active-users',
      message: plural(activeUsers, {
        one: '# user with runs in this period',
        other: '# users with runs in this period',
      }),
    });
  const successRates = [computeSuccessRate(summary), computeSuccessRate(before)] as const;
  const changes = {
    runs: computeRelativeChange(summary.runs, before.runs),
    errors: computeRelativeChange(summary.errors, before.errors),
    successRate: computeDifference(...successRates),
    p95: computeRelativeChange(summary.p95Ms, before.p95Ms),
  };
  const changeDigits = countChangeDigits(Object.values(changes));
  const formatRate = (rate: number | null) => (rate === null ? '–' : format.percent(rate, successRates));
  return (
    <MetricTileList>
      <LinkedTile
        label={t({ id: 'dashboard.page.console.runs', message: 'Runs' })}
        value={format.number(summary.runs)}
        before={format.number(before.runs)}
        change={changes.runs}
        changeDigits={changeDigits}
        points={points.map(({ runs }) => runs)}
        describePrevious={describePrevious}
        to={createRunsAddress({ days: period })}
      />
      <LinkedTile
        label={t({ id: 'dashboard.page.console.errors', message: 'Failed runs' })}
        value={format.number(summary.errors)}
        before={format.number(before.errors)}
        change={changes.errors}
        changeDigits={changeDigits}
        betterDirection="less"
        points={points.map(({ errors }) => errors)}
        describePrevious={describePrevious}
        to={createRunsAddress({ days: period, statuses: ERROR_STATUSES })}
      />
      <LinkedTile
        label={t({ id: 'dashboard.page.console.success-rate', message: 'Success rate' })}
        value={formatRate(successRates[0])}
        before={formatRate(successRates[1])}
        change={changes.successRate}
        changeDigits={changeDigits}
        isShare
        betterDirection="more"
        points={points.map(computeSuccessRate)}
        describePrevious={describePrevious}
        to={createRunsAddress({ days: period })}
      />
      <LinkedTile
        label={t({ id: 'dashboard.page.console.p95', message: 'P95 latency' })}
        value={format.duration(summary.p95Ms)}
        before={format.duration(before.p95Ms)}
        change={changes.p95}
        changeDigits={changeDigits}
        betterDirection="less"
        points={points.map(({ p95Ms }) => p95Ms)}
        describePrevious={describePrevious}
        to={createRunsAddress({ days: period, sort: { field: 'runMs', order: 'descend' } })}
      />
      <LinkedTile
        label={t({ id: 'dashboard.page.console.active-apps', message: 'Apps with status Active' })}
        value={format.number(summary.activeApps)}
        note={describeUsers(summary.activeUsers)}
        to={ROUTES.assets}
      />
    </MetricTileList>
  );
}

interface LinkedTileProps {
  readonly label: string;
  readonly value: string;
  /** The value of the preceding period. Without it, the metric belongs to no period. */
  readonly before?: string;
  /** The change since the preceding period: 0.1 is 10 percent more. Null when it cannot be computed. */
  readonly change?: number | null;
  /** The number of decimal digits of the change. All tiles have the same number. */
  readonly changeDigits?: number;
  /** Whether the value is a share. If so, its change is shown in percentage points, not in percent. */
  readonly isShare?: boolean;
  /** The direction that is an improvement. Without it, the change has no color. */
  readonly betterDirection?: 'more' | 'less';
  /** The values of the small line chart of the tile. If they are empty or missing, the tile has no chart. */
  readonly points?: readonly (number | null)[];
  /** The text below the value in a tile without `before`. */
  readonly note?: string;
  /** Returns the text below the value in a tile with `before`. */
  readonly describePrevious?: (before: string) => string;
  readonly to: string;
}

/** A metric with its change since the preceding period. */
function LinkedTile(props: LinkedTileProps) {
  const { label, value, before, change = null, changeDigits = 0, isShare = false, betterDirection } = props;
  const { points, describePrevious, note, to } = props;
  return (
    <MetricTile
      label={<SafeLink to={to}>{label}</SafeLink>}
      value={value}
      change={
        <Change change={change} digits={changeDigits} isShare={isShare} betterDirection={betterDirection} />
      }
      note={before !== undefined && describePrevious ? describePrevious(before) : note}
      chart={points && points.length > 0 ? <Sparkline values={points} /> : undefined}
    />
  );
}

/** Returns a function that returns the text with the value of the preceding period. */
function useDescribePreviousValue(days: number, isInProgress: boolean): (value: string) => string {
  const { t } = useLingui();
  return (value) => {
    if (days === 1 && isInProgress) {
      return t({ id: 'dashboard.page.console.same-hours', message: `Same time yesterday: ${value}` });
    }
    return days === 1
      ? t({ id: 'dashboard.page.console.day-before', message: `Previous day: ${value}` })
      : t({
          id: 'dashboard.page.console.days-before',
          message: `Previous ${plural(days, { one: '# day', other: '# days' })}: ${value}`,
        });
  };
}

interface ChangeProps {
  readonly change: number | null;
  readonly digits: number;
  readonly isShare: boolean;
  readonly betterDirection: LinkedTileProps['betterDirection'] | undefined;
}

/** Larger changes are shown as “> +999%”, because they come from a previous period with very few runs. */
const MAX_CHANGE = 9.99;

/** A change with a sign. Its color shows whether it is an improvement. */
function Change({ change, digits, isShare, betterDirection }: ChangeProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (!isShown(change)) return null;
  const isImproved = betterDirection === (change > 0 ? 'more' : 'less');
  const tone = isImproved ? styles.better : styles.worse;
  const isTooLarge = change > MAX_CHANGE;
  const fractionDigits = isTooLarge ? 0 : digits;
  const options = {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    signDisplay: 'exceptZero',
  } as const;
  const points = format.number(change * 100, options);
  const text = isShare
    ? t({ id: 'dashboard.page.console.percentage-points', message: `${points} pp` })
    : format.number(Math.min(change, MAX_CHANGE), { ...options, style: 'percent' });
  return <strong className={(betterDirection && tone) || ''}>{isTooLarge ? `> ${text}` : text}</strong>;
}

/** Returns whether a change is shown: it is known, and does not round to 0. */
function isShown(change: number | null): change is number {
  return change !== null && Math.abs(change) >= 0.0005;
}

/** Returns the number of decimal digits of all changes in percent: 1 if a shown change needs a digit, otherwise 0. */
function countChangeDigits(changes: readonly (number | null)[]): number {
  const needsDigit = (change: number) => Math.round(change * 1_000) % 10 !== 0;
  return changes.some((change) => isShown(change) && change <= MAX_CHANGE && needsDigit(change)) ? 1 : 0;
}

function computeRelativeChange(current: number | null, before: number | null): number | null {
  return current === null || before === null || before === 0 ? null : (current - before) / before;
}

function computeDifference(current: number | null, before: number | null): number | null {
  return current === null || before === null ? null : current - before;
}

/** Returns the share of runs without errors, 0 to 1; null without runs. */
function computeSuccessRate(tally: { readonly runs: number; readonly errors: number }): number | null {
  return tally.runs === 0 ? null : 1 - tally.errors / tally.runs;
}
