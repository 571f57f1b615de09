import { BATCH_LIMITS, type Batch } from '@atrium/contract';
import { and, count, desc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { apps } from '../../database/schema/apps.ts';
import { batches, batchRows } from '../../database/schema/batches.ts';
import { users } from '../../database/schema/users.ts';
import { type Actor, isAdmin } from '../../domain/request-context.ts';
import { isOwnOrShared } from '../app/app-access-query.ts';

export type StoredBatch = typeof batches.$inferSelect;

/** The counts of a batch without rows. */
export const NO_ROWS: Batch['counts'] = { queued: 0, running: 0, succeeded: 0, failed: 0, canceled: 0 };

/** A batch with details of its app and its API key. */
export type RunningBatch = StoredBatch &
  Pick<typeof apps.$inferSelect, 'kind'> & {
    /** Whether the batch was created with an account key. */
    readonly isAccountKey: boolean;
    /** The limit of concurrent runs of the key. Null without a limit or a key. */
    readonly keyAtOnce: number | null;
  };

const DAY = sql.raw(`interval '24 hours'`);

export async function insertBatch(database: Database, batch: typeof batches.$inferInsert): Promise<void> {
  await database.insert(batches).values(batch);
}

/** A batch with the details that its calls return. */
export type FoundBatch = StoredBatch & {
  /** Whether the actor may add rows to the batch, and start, cancel and delete it. */
  readonly isChangeable: boolean;
  readonly createdByName: string | null;
};

/** Returns the batch if the actor may see it. */
export async function findBatch(
  database: Database,
  id: string,
  actor: Actor,
): Promise<FoundBatch | undefined> {
  const [found] = await selectVisible(database, eq(batches.id, id), actor);
  return found && toFoundBatch(found);
}

/** Returns a batch if it is running. */
export async function findRunningBatch(database: Database, id: string): Promise<RunningBatch | undefined> {
  const [found] = await database
    .select({
      batch: batches,
      kind: apps.kind,
      isAccountKey: sql<boolean>`(${apiKeys.id} is not null and ${apiKeys.appId} is null)`,
      keyAtOnce: apiKeys.atOnce,
    })
    .from(batches)
    .innerJoin(apps, eq(apps.id, batches.appId))
    .leftJoin(apiKeys, eq(apiKeys.id, batches.keyId))
    .where(and(eq(batches.id, id), eq(batches.status, 'running')));
  if (!found) return undefined;
  const { batch, ...details } = found;
  return { ...batch, ...details };
}

/** Returns the newest batches of an app, without those that the actor may not see. */
export async function findBatches(database: Database, appId: string, actor: Actor): Promise<FoundBatch[]> {
  const found = await selectVisible(database, eq(batches.appId, appId), actor)
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(BATCH_LIMITS.listed);
  return found.map(toFoundBatch);
}

function toFoundBatch({ batch, ...more }: Awaited<ReturnType<typeof selectVisible>>[number]): FoundBatch {
  return { ...batch, ...more };
}

/**
 * Selects the batches that a user may see. With the level `use` for the app, these are the user's own batches; from the
 * level `view` on, all batches of the app. From the level `edit` on, the user may also change all of them. Without
 * a share, admins too see only their own batches in the apps of other users.
 */
function selectVisible(database: Database, where: SQL, { user }: Actor) {
  const mayUse = isAdmin(user) ? undefined : isOwnOrShared(user.id, 'use');
  const isOwn = and(eq(batches.createdBy, user.id), mayUse);
  return database
    .select({
      batch: batches,
      isChangeable: sql<boolean>`(${or(isOwn, isOwnOrShared(user.id, 'edit'))})`,
      createdByName: users.name,
    })
    .from(batches)
    .leftJoin(users, eq(users.id, batches.createdBy))
    .innerJoin(apps, eq(apps.id, batches.appId))
    .where(and(where, or(isOwn, isOwnOrShared(user.id, 'view'))));
}

/** Returns the number of rows by status for each batch that has rows. */
export async function countRows(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Batch['counts']>> {
  const { batchId, status } = batchRows;
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ batchId, status, rows: count() })
          .from(batchRows)
          .where(inArray(batchId, [...ids]))
          .groupBy(batchId, status);
  const counts = new Map<string, Batch['counts']>();
  for (const row of rows) {
    counts.set(row.batchId, { ...(counts.get(row.batchId) ?? NO_ROWS), [row.status]: row.rows });
  }
  return counts;
}

/**
 * Locks the user's record until the transaction ends. Parallel calls of one user then run one after the other, and each
 * counts the batches and rows of the earlier ones.
 */
export async function lockCreator(database: Database, userId: string): Promise<void> {
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Returns how many batches of a user have not ended. */
export async function countUnfinished(database: Database, userId: string): Promise<number> {
  return database.$count(
    batches,
    and(eq(batches.createdBy, userId), inArray(batches.status, ['uploading', 'running'])),
  );
}

/** Returns the number of rows, in any status, of the other batches that a user started in the last 24 hours. */
export async function countRowsOfOtherBatches(
  database: Database,
  userId: string,
  batchId: string,
): Promise<number> {
  const [found] = await database
    .select({ rows: count() })
    .from(batchRows)
    .innerJoin(batches, eq(batches.id, batchRows.batchId))
    .where(
      and(
        eq(batches.createdBy, userId),
        ne(batches.id, batchId),
        ne(batches.status, 'uploading'),
        gte(batches.startedAt, sql`now() - ${DAY}`),
      ),
    );
  return found?.rows ?? 0;
}

/** Changes the status if it is one of `from`. Returns the changed batch. */
export async function changeStatus(
  database: Database,
  id: string,
  from: readonly StoredBatch['status'][],
  change: Partial<Pick<StoredBatch, 'status' | 'startedAt' | 'finishedAt' | 'nextAt'>>,
): Promise<StoredBatch | undefined> {
  const [changed] = await database
    .update(batches)
    .set(change)
    .where(and(eq(batches.id, id), inArray(batches.status, [...from])))
    .returning();
  return changed;
}

/** Finishes a batch and returns it, if it is running and all of its rows have ended. Otherwise, returns undefined. */
export async function finishIfDone(
  database: Database,
  id: string,
  at: Date,
): Promise<StoredBatch | undefined> {
  const { batchId, status } = batchRows;
  const hasOpenRows = sql`exists (select from ${batchRows}
    where ${batchId} = ${batches.id} and ${inArray(status, ['queued', 'running'])})`;
  const [finished] = await database
    .update(batches)
    .set({ status: 'finished', finishedAt: at })
    .where(and(eq(batches.id, id), eq(batches.status, 'running'), sql`not ${hasOpenRows}`))
    .returning();
  return finished;
}

/**
 * Reserves the start time of the next row of a batch with a limited pace. No two rows get the same time, even if
 * several processes reserve at once.
 *
 * @returns The milliseconds until this time.
 */
export async function reserveTime(database: Database, { id, perMinute }: StoredBatch): Promise<number> {
  if (perMinute === null) return 0;
  const begin = sql`greatest(${batches.nextAt}, now())`;
  // The update sets `next_at` to the time of the row after the next one, so `wait` subtracts the time between two rows.
  const { rows } = await database.execute<{ wait: number }>(sql`
    update ${batches} set next_at = ${begin} + ${60 / perMinute} * interval '1 second' where ${batches.id} = ${id}
    returning extract(epoch from next_at - now())::float8 * 1000 - ${60_000 / perMinute}::float8 as wait`);
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Deletes a batch, unless it is running. Returns whether it was deleted. */
export async function deleteBatch(database: Database, id: string): Promise<boolean> {
  const deleted = await database
    .delete(batches)
    .where(and(eq(batches.id, id), ne(batches.status, 'running')))
    .returning({ id: batches.id });
  return deleted.length > 0;
}

/** Deletes the batches that exceed the retention of their app, and those that were not started within a day. */
export async function deleteExpiredBatches(database: Database, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const retention = sql`(select ${apps.retentionDays} * interval '1 day' from ${apps} where ${apps.id} = ${batches.appId})`;
  await database.delete(batches).where(
    sql`(${batches.status} = 'uploading' and ${batches.createdAt} < ${now} - ${DAY})
      or (${batches.status} in ('finished', 'canceled') and ${batches.finishedAt} < ${now} - ${retention})`,
  );
}
