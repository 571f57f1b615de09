import { and, count, eq, gte, sql, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { invocations } from '../../database/schema/invocations.ts';

const DAY = 86_400_000;

const COUNTS = {
  runs: count(),
  succeeded: sql<number>`(count(*) filter (where ${invocations.status} = 'succeeded'))::int`,
  p50_ms: percentile(0.5),
  p95_ms: percentile(0.95),
  bytes_in: sum(invocations.bytesIn).mapWith(Number),
  bytes_out: sum(invocations.bytesOut).mapWith(Number),
};

/** Returns the runs of an app in the last days, today included, in UTC. Days without runs are omitted. */
export async function findUsage(database: Database, appId: string, days: number, now: Date) {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const from = new Date(today - (days - 1) * DAY);
  const where = and(eq(invocations.appId, appId), gte(invocations.createdAt, from));
  const date = sql<string>`to_char(${invocations.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [total] = await database.select(COUNTS).from(invocations).where(where);
  const byDay = await database
    .select({ date: date.as('date'), ...COUNTS })
    .from(invocations)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return {
    app_id: appId,
    total: toCounts(total),
    days: byDay.map((day) => ({ ...toCounts(day), date: day.date })),
  };
}

type Counts = { readonly [Name in keyof typeof COUNTS]: number | null };

function toCounts(counts: Counts | undefined) {
  return {
    runs: counts?.runs ?? 0,
    succeeded: counts?.succeeded ?? 0,
    p50_ms: counts?.p50_ms ?? null,
    p95_ms: counts?.p95_ms ?? null,
    bytes_in: counts?.bytes_in ?? 0,
    bytes_out: counts?.bytes_out ?? 0,
  };
}

/** Milliseconds, of successful runs only. */
function percentile(share: number) {
  const succeeded = sql`filter (where ${invocations.status} = 'succeeded')`;
  return sql<
    number | null
  >`percentile_cont(${share}::float8) within group (order by ${invocations.runMs}) ${succeeded}`;
}
