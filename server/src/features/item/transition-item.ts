import { ERROR_CODES, ITEM_TRANSITIONS, type PublicationTransition } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { ItemRow } from '../../database/schema/target-tables.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertGates } from '../gate/assert-gates.ts';
import { assertUnused } from '../publication/assert-unused.ts';
import { getNextStatus } from '../publication/get-next-status.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { changeItem, lockItem } from './item-repository.ts';
import { readItem } from './item-service.ts';
import { hasPassedTest } from './item-test-repository.ts';
import { markPublished, storeRevisions } from './revision-repository.ts';
import type { Item } from './to-item.ts';

/**
 * Returns the use case that publishes, disables or archives an item.
 *
 * @throws BusinessError `transitionNotAllowed` when the item's status does not allow it; `revisionStale` when the item
 * to be published has another revision than the caller states; `untested` when the revision has passed no test; the
 * errors of {@link assertGates}; `inUse` with the list of apps when active apps use the item to be archived.
 */
export function transitionItem(transition: PublicationTransition) {
  return async (
    deps: ItemDependencies,
    { id, revision }: { readonly id: string; readonly revision?: number | undefined },
    actor: Actor,
  ): Promise<Item> => {
    const { kind, database } = deps;
    await database.transaction(async (transaction) => {
      const item = await lockItem(transaction, kind, id);
      if (!item) throw new BusinessError(ERROR_CODES.notFound);
      const status = getNextStatus(ITEM_TRANSITIONS, transition, item.status);
      if (transition === 'archive') await assertUnused(transaction, { kind, ids: [id] }, actor.locale);
      if (transition === 'publish') await assertPublishable(transaction, item, revision);
      const publishedRevision = transition === 'publish' ? item.revision : item.publishedRevision;
      const change = { status, publishedRevision, updatedAt: actor.at, updatedBy: actor.user.id };
      await changeItem(transaction, kind, id, change);
      if (transition === 'publish') {
        await storeRevisions(transaction, kind, [item]);
        await markPublished(transaction, id, item.revision, actor.at);
      }
      await recordEvents(transaction, actor, `${kind}.${status}`, [id], {
        before: { status: item.status, publishedRevision: item.publishedRevision },
        after: { status, publishedRevision },
      });
    });
    return readItem(deps, { id }, actor);
  };
}

/** Checks that the newest revision of an item may be published. A revision that the caller states must be this one. */
async function assertPublishable(
  database: Database,
  item: ItemRow,
  revision: number | undefined,
): Promise<void> {
  if (item.status === 'published' && item.publishedRevision === item.revision) {
    throw new BusinessError(ERROR_CODES.transitionNotAllowed, { state: item.status });
  }
  if (revision !== undefined && revision !== item.revision) {
    throw new BusinessError(ERROR_CODES.revisionStale);
  }
  if (!(await hasPassedTest(database, item.fingerprint))) throw new BusinessError(ERROR_CODES.untested);
  const { id: targetId, revision: version, publishedRevision: production } = item;
  await assertGates(database, { targetId, version, production });
}
