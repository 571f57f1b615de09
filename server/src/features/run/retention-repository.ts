import { LIMITS } from '@atrium/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { UNKNOWN_TOKENS } from '../../domain/token-usage.ts';

/** Deletes the contents of all runs of an app. Only their existence and outcome remain for the dashboard's metrics. */
export async function deleteRunContents(database: Database, appId: string): Promise<void> {
  await deleteContents(database, eq(invocations.appId, appId));
}

/**
 * Deletes the contents of runs that exceed their app's retention, and of runs of apps that can no longer be restored.
 */
export async function deleteExpiredRunContents(database: Database, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const isGone = sql`${apps.removedAt} <= ${now} - ${LIMITS.undoDays} * interval '1 day'`;
  // An app that can no longer be restored has the retention 0. For any other app, the `case` is null, which `least`
  // ignores.
  await deleteContents(
    database,
    sql`${invocations.createdAt} <= ${now} - (
      select least(${apps.retentionDays} * interval '1 day', case when ${isGone} then interval '0' end)
      from ${apps} where ${apps.id} = ${invocations.appId}
    )`,
  );
}

/**
 * Changes the log policy before it deletes payloads. A run that ends at the same time has then either stored its
 * payload, which is deleted, or stores none.
 */
async function deleteContents(database: Database, condition: SQL): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(invocations)
      .set({
        ...{ logPolicy: 'none', userId: null, bytesIn: 0, bytesOut: 0, feedback: null },
        ...UNKNOWN_TOKENS,
      })
      .where(and(condition, ne(invocations.logPolicy, 'none')));
    const ids = transaction
      .select({ id: invocations.id })
      .from(invocations)
      .where(and(condition, eq(invocations.logPolicy, 'none')));
    await transaction.delete(invocationPayloads).where(inArray(invocationPayloads.invocationId, ids));
  });
}
