import type { AppKind } from '@atrium/contract';
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { TARGET_TABLES } from '../../database/schema/target-tables.ts';

/** Locks the targets that are not removed, until the transaction ends. Returns the number of locked targets. */
export async function lockTargets(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
): Promise<number> {
  const table = TARGET_TABLES[kind];
  const locked = await database
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNull(table.removedAt)))
    .orderBy(table.id)
    .for('update');
  return locked.length;
}

export async function markRemoved(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
  removedAt: Date,
): Promise<void> {
  const table = TARGET_TABLES[kind];
  await database
    .update(table)
    .set({ removedAt })
    .where(and(inArray(table.id, [...ids]), isNull(table.removedAt)));
}

/** Restores removed targets. Returns how many were restored. */
export async function markRestored(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
): Promise<number> {
  const table = TARGET_TABLES[kind];
  const restored = await database
    .update(table)
    .set({ removedAt: null })
    .where(and(inArray(table.id, [...ids]), isNotNull(table.removedAt)))
    .returning({ id: table.id });
  return restored.length;
}
