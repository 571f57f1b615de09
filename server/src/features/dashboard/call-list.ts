import type { DashboardCall, ListBody } from '@atrium/contract';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListFields, listBounds, listConditions, listOrder } from '../../database/list-query.ts';
import { listTotal } from '../../database/list-total.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';

export const CALL_LIST_FIELDS: ListFields = {
  keyword: [apps.name, users.account, users.name],
  filters: {
    kind: apps.kind,
    status: invocations.status,
    channel: invocations.channel,
    appId: invocations.appId,
    userId: invocations.userId,
  },
  ranges: { createdAt: invocations.createdAt, runMs: invocations.runMs, errorCode: invocations.errorCode },
  sorts: { createdAt: invocations.createdAt, runMs: invocations.runMs, status: invocations.status },
  newestFirst: [invocations.createdAt, invocations.id],
};

/** Everybody's calls, the rows behind the console's figures. */
export async function listCalls(
  database: Database,
  body: ListBody,
): Promise<{ list: DashboardCall[]; total: number }> {
  const conditions = listConditions(body, CALL_LIST_FIELDS);
  const { limit, offset } = listBounds(body);
  const isOfCallAlone = !body.keyword?.trim() && !body.filters?.kind?.length;
  const counting = database.select({ total: count() }).from(invocations).$dynamic();
  const [rows, total] = await Promise.all([
    database
      .select({
        id: invocations.id,
        appId: invocations.appId,
        appName: apps.name,
        kind: apps.kind,
        userName: users.name,
        channel: invocations.channel,
        targetVersion: invocations.targetVersion,
        status: invocations.status,
        errorCode: invocations.errorCode,
        queueMs: invocations.queueMs,
        runMs: invocations.runMs,
        bytesIn: invocations.bytesIn,
        bytesOut: invocations.bytesOut,
        createdAt: invocations.createdAt,
      })
      .from(invocations)
      .innerJoin(apps, eq(apps.id, invocations.appId))
      .leftJoin(users, eq(users.id, invocations.userId))
      .where(conditions)
      .orderBy(...listOrder(body, CALL_LIST_FIELDS))
      .limit(limit)
      .offset(offset),
    // Only a condition on the app or the person has to know them.
    listTotal(
      database,
      (isOfCallAlone
        ? counting
        : counting
            .innerJoin(apps, eq(apps.id, invocations.appId))
            .leftJoin(users, eq(users.id, invocations.userId))
      ).where(conditions),
    ),
  ]);
  return { list: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}
