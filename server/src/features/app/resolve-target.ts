import type { AppKind } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findRunnable } from '../algorithm/resolve-algorithm.ts';
import { resolveItem } from '../item/resolve-item.ts';
import type { Runnable } from '../publication/runnable.ts';
import { TARGET_TABLES } from './app-target.ts';

/** A target of some kind, and which version of it is meant. */
export interface Bound {
  readonly kind: AppKind;
  readonly targetId: string;
  readonly binding: string;
}

/** What a binding means at present: nothing unless its target is published and it names something ready. */
export function resolveTarget(
  database: Database,
  { kind, targetId, binding }: Bound,
): Promise<Runnable | undefined> {
  return kind === 'algorithm'
    ? findRunnable(database, targetId, binding)
    : resolveItem(database, kind, targetId, binding);
}

/** Keeps a target from being changed or removed until the transaction ends. */
export async function holdTarget(database: Database, { kind, targetId }: Bound): Promise<void> {
  const table = TARGET_TABLES[kind];
  await database.select({ id: table.id }).from(table).where(eq(table.id, targetId)).for('share');
}
