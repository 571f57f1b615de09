import { APP_KINDS, type AppKind } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { findBoundAlgorithms } from '../algorithm/bound-algorithm-repository.ts';
import { findBoundItems } from '../item/bound-item-repository.ts';
import type { Binding, BindingDetail } from '../publication/binding-query.ts';
import type { BoundTarget, Runnable } from '../publication/runnable.ts';

/** A target of some kind, and the requested version. */
export interface TargetBinding extends Binding {
  readonly kind: AppKind;
}

/**
 * Returns the targets and what their bindings currently resolve to. Runs one query for each kind. PostgreSQL would plan
 * a single query that joins the tables of all kinds, and this planning takes longer than all other work.
 */
export async function findTargets<B extends TargetBinding>(
  database: Database,
  bindings: readonly B[],
  detail: BindingDetail = 'withParameters',
): Promise<ReadonlyMap<B, BoundTarget>> {
  const found = await Promise.all(
    APP_KINDS.map(async (kind) => {
      const requested = bindings.filter((binding) => binding.kind === kind);
      const targets =
        kind === 'algorithm'
          ? await findBoundAlgorithms(database, requested, detail)
          : await findBoundItems(database, kind, requested, detail);
      return requested.flatMap((binding, index) => {
        const target = targets[index];
        return target ? [[binding, target] as const] : [];
      });
    }),
  );
  return new Map(found.flat());
}

/** Resolves a binding. Returns undefined when the target is not published or the binding resolves to nothing. */
export async function resolveTarget(
  database: Database,
  binding: TargetBinding,
): Promise<Runnable | undefined> {
  return (await findTargets(database, [binding])).get(binding)?.runnable;
}
