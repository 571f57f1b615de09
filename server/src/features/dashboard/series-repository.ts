import type { DashboardSeries } from '@atrium/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import type { PeriodBounds } from './period-repository.ts';
import { isInPeriod, selectPercentile, selectRunCounts } from './run-count-query.ts';

type Step = DashboardSeries['step'];
type Point = DashboardSeries['points'][number];

/** The maximum number of days for hourly intervals, and for daily intervals. */
const HOURLY_DAYS = 2;
const DAILY_DAYS = 92;

const NO_RUNS = { runs: 0, errors: 0, p50Ms: null, p95Ms: null, algorithm: 0, recognition: 0, nlp: 0 };

/**
 * Returns the start times of all intervals. Hours have equal length. Days and months follow the calendar, but the first
 * interval never starts before the period.
 */
export async function findIntervalStarts(
  database: Database,
  bounds: PeriodBounds,
  timeZone: string,
  step: Step,
): Promise<readonly Date[]> {
  const [from, to] = [bounds.from.toISOString(), bounds.to.toISOString()];
  const local = (time: string) => sql`(${time}::timestamptz at time zone ${timeZone})`;
  const query =
    step === 'hour'
      ? sql`select at from generate_series(${from}::timestamptz, ${to}::timestamptz - interval '1 millisecond',
          interval '1 hour') as at order by at`
      : sql`select greatest(day at time zone ${timeZone}, ${from}::timestamptz) as at
          from generate_series(date_trunc(${step}, ${local(from)}),
            ${local(to)} - interval '1 millisecond', ${`1 ${step}`}::interval) as day order by at`;
  const { rows } = await database.execute<{ at: string }>(query);
  return rows.map(({ at }) => new Date(at));
}

/** Returns the counts and latencies of the runs in a period, by hour, day or month. */
export async function findSeries(
  database: Database,
  bounds: PeriodBounds,
  timeZone: string,
  now: Date,
): Promise<DashboardSeries> {
  const step = getStep(bounds.days);
  const starts = await findIntervalStarts(database, bounds, timeZone, step);
  const startArray = sql`array[${sql.join(starts.map(toTimestamp), sql`, `)}]`;
  const interval = sql<number>`width_bucket(${invocations.createdAt}, ${startArray})`;
  const countKind = (kind: string) => sql<number>`(count(*) filter (where ${apps.kind} = ${kind}))::int`;
  const counts = await database
    .select({
      interval,
      ...selectRunCounts(),
      p50Ms: selectPercentile(0.5),
      algorithm: countKind('algorithm'),
      recognition: countKind('recognition'),
      nlp: countKind('nlp'),
    })
    .from(invocations)
    .innerJoin(apps, eq(apps.id, invocations.appId))
    .where(isInPeriod(bounds))
    .groupBy(sql`1`);
  // `width_bucket` counts the intervals from 1.
  const byInterval = new Map(counts.map(({ interval, ...count }) => [interval, count]));
  const points = starts.map((at, index): Point => {
    return { at: at.toISOString(), ...(byInterval.get(index + 1) ?? NO_RUNS) };
  });
  // The number of intervals that have ended.
  const complete = starts.filter((_, index) => (starts[index + 1] ?? bounds.to) <= now).length;
  return { step, points, complete };
}

function getStep(days: number): Step {
  if (days <= HOURLY_DAYS) return 'hour';
  return days <= DAILY_DAYS ? 'day' : 'month';
}

function toTimestamp(time: Date): SQL {
  return sql`${time.toISOString()}::timestamptz`;
}
