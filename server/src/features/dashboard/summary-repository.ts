import type { DashboardSummary } from '@atrium/contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { localizeSeedName } from '../../seed/localize-seed.ts';
import { calledWithin, callTally } from './call-tally.ts';
import type { Moments } from './resolve-period.ts';

type Figures = Pick<DashboardSummary, 'calls' | 'errors' | 'p95Ms' | 'before' | 'people'>;

const RECENT_RUNS = 10;

export function createSummaryRepository(database: Database) {
  return {
    async figures({ before, from, to }: Moments): Promise<Figures> {
      const isNow = sql`${invocations.createdAt} >= ${from.toISOString()}`;
      const isBefore = sql`${invocations.createdAt} < ${from.toISOString()}`;
      const earlier = callTally(isBefore);
      const [row] = await database
        .select({
          ...callTally(isNow),
          callsBefore: earlier.calls,
          errorsBefore: earlier.errors,
          p95MsBefore: earlier.p95Ms,
          people: sql<number>`(count(distinct ${invocations.userId}) filter (where ${isNow}))::int`,
        })
        .from(invocations)
        .where(calledWithin({ from: before, to }));
      if (!row) throw new Error('An aggregate answers one row.');
      const { callsBefore, errorsBefore, p95MsBefore, ...now } = row;
      return { ...now, before: { calls: callsBefore, errors: errorsBefore, p95Ms: p95MsBefore } };
    },

    async activeApps(): Promise<number> {
      const [row] = await database
        .select({ total: count() })
        .from(apps)
        .where(and(eq(apps.status, 'active'), isNull(apps.removedAt)));
      return row?.total ?? 0;
    },

    async recent(moments: Moments, locale: MessageLocale): Promise<DashboardSummary['recent']> {
      const rows = await database
        .select({
          id: invocations.id,
          appId: apps.id,
          appName: apps.name,
          seedKey: apps.seedKey,
          kind: apps.kind,
          status: invocations.status,
          runMs: invocations.runMs,
          at: invocations.createdAt,
        })
        .from(invocations)
        .innerJoin(apps, eq(apps.id, invocations.appId))
        .where(calledWithin(moments))
        .orderBy(desc(invocations.createdAt), desc(invocations.id))
        .limit(RECENT_RUNS);
      return rows.map(({ seedKey, ...row }) => ({
        ...row,
        appName: localizeSeedName('app', seedKey, row.appName, locale),
        at: row.at.toISOString(),
      }));
    },
  };
}
