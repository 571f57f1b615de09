import { type AppKind, ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertUnused } from './assert-unused.ts';
import { lockTargets, markRemoved, markRestored } from './publication-repository.ts';
import { withSlugTakenError } from './with-taken-error.ts';

interface Dependencies {
  readonly database: Database;
  readonly kind: AppKind;
}

interface ByIds {
  readonly ids: readonly string[];
}

/**
 * Removes all of the targets or none. They can be restored.
 *
 * @throws BusinessError `notFound` when one does not exist, `inUse` with the list of active apps that run on one.
 */
export async function removeTargets(
  { database, kind }: Dependencies,
  requested: ByIds,
  actor: Actor,
): Promise<void> {
  const ids = [...new Set(requested.ids)];
  await database.transaction(async (transaction) => {
    if ((await lockTargets(transaction, kind, ids)) < ids.length)
      throw new BusinessError(ERROR_CODES.notFound);
    await assertUnused(transaction, { kind, ids }, actor.locale);
    await markRemoved(transaction, kind, ids, actor.at);
    await recordEvents(transaction, actor, `${kind}.removed`, ids);
  });
}

/**
 * Restores all of the targets or none.
 *
 * @throws BusinessError `notFound` when one is not removed, `slugTaken` when another target now has its slug.
 */
export async function restoreTargets(
  { database, kind }: Dependencies,
  requested: ByIds,
  actor: Actor,
): Promise<void> {
  const ids = [...new Set(requested.ids)];
  await database.transaction(async (transaction) => {
    const restored = await withSlugTakenError(markRestored(transaction, kind, ids));
    if (restored < ids.length) throw new BusinessError(ERROR_CODES.notFound);
    await recordEvents(transaction, actor, `${kind}.restored`, ids);
  });
}
