import type { DashboardSummary } from '@atrium/contract';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';

type Figures = Pick<DashboardSummary, 'callsToday' | 'callsYesterday' | 'successRate' | 'p95Ms'>;

const RECENT_RUNS = 10;

export function createDashboardRepository(database: Database) {
  return {
    async figures(now: Date, timeZone: string): Promise<Figures> {
      const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz, ${timeZone})`;
      const yesterday = sql`date_trunc('day', ${today} - interval '12 hours', ${timeZone})`;
      const isToday = sql`${invocations.createdAt} >= ${today}`;
      const [row] = await database
        .select({
          callsToday: sql<number>`(count(*) filter (where ${isToday}))::int`,
          callsYesterday: sql<number>`(count(*) filter (where not ${isToday}))::int`,
          successRate: sql<
            number | null
          >`avg((${invocations.status} = 'succeeded')::int::float8) filter (where ${isToday})`,
          p95Ms: sql<
            number | null
          >`percentile_cont(0.95) within group (order by ${invocations.runMs}) filter (where ${isToday})`,
        })
        .from(invocations)
        .where(sql`${invocations.createdAt} >= ${yesterday}`);
      return row ?? { callsToday: 0, callsYesterday: 0, successRate: null, p95Ms: null };
    },

    async activeApps(): Promise<number> {
      const [row] = await database.select({ total: count() }).from(apps).where(eq(apps.status, 'active'));
      return row?.total ?? 0;
    },

    /** The last 24 hours, the running one included, each with its calls; hours without a call too. */
    async hours(now: Date): Promise<DashboardSummary['hours']> {
      const hour = sql`date_trunc('hour', ${now.toISOString()}::timestamptz)`;
      const result = await database.execute<{ at: string | Date; calls: number; errors: number }>(sql`
        select hour as at, count(${invocations.id})::int as calls,
          (count(*) filter (where ${invocations.status} <> 'succeeded'))::int as errors
        from generate_series(${hour} - interval '23 hours', ${hour}, interval '1 hour') as hour
        left join ${invocations} on ${invocations.createdAt} >= hour
          and ${invocations.createdAt} < hour + interval '1 hour'
        group by hour order by hour`);
      return result.rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
    },

    async recent(): Promise<DashboardSummary['recent']> {
      const rows = await database
        .select({
          id: invocations.id,
          appName: apps.name,
          kind: apps.kind,
          status: invocations.status,
          runMs: invocations.runMs,
          at: invocations.createdAt,
        })
        .from(invocations)
        .innerJoin(apps, eq(apps.id, invocations.appId))
        .orderBy(desc(invocations.createdAt))
        .limit(RECENT_RUNS);
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },
  };
}
