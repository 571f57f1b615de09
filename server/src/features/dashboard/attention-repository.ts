import type { DashboardSummary } from '@atrium/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { calledWithin, callTally } from './call-tally.ts';
import type { Moments } from './resolve-period.ts';

type Attention = DashboardSummary['attention'][number];

const LISTED = 10;
/** How many failed calls it takes, and which share of all calls, until an app is said to fail. */
const FAILED_CALLS = 3;
const FAILED_SHARE = 0.2;

/** What waits for somebody to look at it. */
export function createAttentionRepository(database: Database) {
  async function failingApps(moments: Moments): Promise<readonly Attention[]> {
    const { calls, errors } = callTally();
    const rows = await database
      .select({ id: apps.id, name: apps.name, appKind: apps.kind, count: errors })
      .from(invocations)
      .innerJoin(apps, eq(apps.id, invocations.appId))
      .where(and(calledWithin(moments), eq(apps.status, 'active'), isNull(apps.removedAt)))
      .groupBy(apps.id)
      .having(sql`${errors} >= ${FAILED_CALLS} and ${errors} >= ${FAILED_SHARE}::float8 * ${calls}`)
      .orderBy(desc(errors), apps.id)
      .limit(LISTED);
    return rows.map((row) => ({ kind: 'app-failing', ...row }));
  }

  return {
    async list(moments: Moments): Promise<Attention[]> {
      return [...(await failingApps(moments))];
    },
  };
}
