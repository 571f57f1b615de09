import { LIMITS } from '@atrium/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations } from '../../database/schema/invocations.ts';

const HOUR = 3_600_000;

/** Forgets all of an app's runs but that they happened and how they went, of which the console's figures are made. */
export async function forgetRuns(database: Database, appId: string): Promise<void> {
  await forget(database, eq(invocations.appId, appId));
}

/**
 * Forgets what has been kept for as long as its app wants it, and the runs of apps that can't be restored any more; at
 * most once an hour however often it is asked for.
 */
export function createRetentionKeeper(database: Database): (at: Date) => Promise<void> {
  let next = 0;
  return async (at) => {
    if (at.getTime() < next) return;
    next = at.getTime() + HOUR;
    const now = sql`${at.toISOString()}::timestamptz`;
    await forget(
      database,
      sql`${invocations.createdAt} <= ${now} - (
        select least(
          ${apps.retentionDays} * interval '1 day',
          case when ${apps.removedAt} <= ${now} - ${LIMITS.undoDays} * interval '1 day' then interval '0' end
        ) from ${apps} where ${apps.id} = ${invocations.appId}
      )`,
    );
  };
}

async function forget(database: Database, which: SQL): Promise<void> {
  await database.transaction(async (transaction) => {
    const forgotten = and(which, ne(invocations.logPolicy, 'none'));
    const ids = transaction.select({ id: invocations.id }).from(invocations).where(forgotten);
    await transaction.delete(invocationPayloads).where(inArray(invocationPayloads.invocationId, ids));
    await transaction
      .update(invocations)
      .set({ logPolicy: 'none', userId: null, bytesIn: 0, bytesOut: 0, feedback: null })
      .where(forgotten);
  });
}
