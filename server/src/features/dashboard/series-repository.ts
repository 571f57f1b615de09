import type { DashboardSeries } from '@atrium/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { calledWithin, callTally, percentile } from './call-tally.ts';
import type { Moments } from './resolve-period.ts';

type Step = DashboardSeries['step'];
type Point = DashboardSeries['points'][number];

/** The longest period in days that is divided into hours, and the longest that is divided into days. */
const HOURLY_DAYS = 2;
const DAILY_DAYS = 92;

const NO_CALLS = { calls: 0, errors: 0, p50Ms: null, p95Ms: null, algorithm: 0, recognition: 0, nlp: 0 };

export function createSeriesRepository(database: Database) {
  /** The start times of all intervals. Hours have equal length; days and months follow the calendar. */
  async function beginnings(moments: Moments, timeZone: string, step: Step): Promise<readonly Date[]> {
    const [from, to] = [moments.from.toISOString(), moments.to.toISOString()];
    const local = (moment: string) => sql`(${moment}::timestamptz at time zone ${timeZone})`;
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

  return {
    async series(moments: Moments, timeZone: string): Promise<DashboardSeries> {
      const step = stepOf(moments.days);
      const starts = await beginnings(moments, timeZone, step);
      const array = sql`array[${sql.join(starts.map(asMoment), sql`, `)}]`;
      const chunk = sql<number>`width_bucket(${invocations.createdAt}, ${array})`;
      const ofKind = (kind: string) => sql<number>`(count(*) filter (where ${apps.kind} = ${kind}))::int`;
      const tallies = await database
        .select({
          chunk,
          ...callTally(),
          p50Ms: percentile(0.5),
          algorithm: ofKind('algorithm'),
          recognition: ofKind('recognition'),
          nlp: ofKind('nlp'),
        })
        .from(invocations)
        .innerJoin(apps, eq(apps.id, invocations.appId))
        .where(calledWithin(moments))
        .groupBy(sql`1`);
      const byPiece = new Map(tallies.map(({ chunk: number, ...tally }) => [number, tally]));
      const points = starts.map((at, index): Point => {
        return { at: at.toISOString(), ...(byPiece.get(index + 1) ?? NO_CALLS) };
      });
      return { step, points };
    },
  };
}

function stepOf(days: number): Step {
  if (days <= HOURLY_DAYS) return 'hour';
  return days <= DAILY_DAYS ? 'day' : 'month';
}

function asMoment(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}
