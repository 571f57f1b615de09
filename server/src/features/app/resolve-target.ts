import { APP_KINDS, type AppKind } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findRunnables } from '../algorithm/resolve-algorithm.ts';
import { resolveItems } from '../item/resolve-item.ts';
import type { Runnable } from '../publication/runnable.ts';
import type { Binding } from '../publication/wanted-bindings.ts';
import { TARGET_TABLES } from './app-target.ts';

/** A target of some kind, and which version of it is meant. */
export interface Bound extends Binding {
  readonly kind: AppKind;
}

/** What bindings mean at present, each kind asked once: nothing where a target is not published, or nothing is ready. */
export async function resolveTargets<B extends Bound>(
  database: Database,
  bound: readonly B[],
): Promise<ReadonlyMap<B, Runnable>> {
  const found = await Promise.all(
    APP_KINDS.map(async (kind) => {
      const wanted = bound.filter((one) => one.kind === kind);
      const runnables =
        kind === 'algorithm'
          ? await findRunnables(database, wanted)
          : await resolveItems(database, kind, wanted);
      return wanted.flatMap((one, index) => {
        const runnable = runnables[index];
        return runnable ? [[one, runnable] as const] : [];
      });
    }),
  );
  return new Map(found.flat());
}

export async function resolveTarget(database: Database, bound: Bound): Promise<Runnable | undefined> {
  return (await resolveTargets(database, [bound])).get(bound);
}

/** Keeps a target from being changed or removed until the transaction ends. */
export async function holdTarget(database: Database, { kind, targetId }: Bound): Promise<void> {
  const table = TARGET_TABLES[kind];
  await database.select({ id: table.id }).from(table).where(eq(table.id, targetId)).for('share');
}
