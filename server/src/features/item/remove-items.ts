import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { assertUnused } from '../publication/assert-unused.ts';
import type { Author } from '../publication/author.ts';
import { refuseTakenSlug } from '../publication/refuse-taken.ts';
import type { ItemParts } from './item-parts.ts';
import { createItemRepository } from './item-repository.ts';

type Parts = Pick<ItemParts, 'kind' | 'database'>;

/**
 * Removes all of these or none; they can be restored.
 *
 * @throws BusinessError `notFound` when one is not there, `inUse` with the list when active apps run on one.
 */
export async function removeItems(
  { kind, database }: Parts,
  named: readonly string[],
  author: Author,
): Promise<void> {
  const ids = [...new Set(named)];
  await database.transaction(async (transaction) => {
    const repository = createItemRepository(transaction, kind);
    if ((await repository.hold(ids)).length < ids.length) throw new BusinessError(ERROR_CODES.notFound);
    await assertUnused(transaction, { kind, ids }, author.locale);
    await repository.remove(ids, author.at);
    await recordEvents(transaction, author, `${kind}.removed`, ids);
  });
}

/**
 * Brings all of these back or none.
 *
 * @throws BusinessError `notFound` when one is not removed, `slugTaken` when another one has its slug now.
 */
export async function restoreItems(
  { kind, database }: Parts,
  named: readonly string[],
  author: Author,
): Promise<void> {
  const ids = [...new Set(named)];
  await database.transaction(async (transaction) => {
    const restored = await refuseTakenSlug(createItemRepository(transaction, kind).restore(ids));
    if (restored < ids.length) throw new BusinessError(ERROR_CODES.notFound);
    await recordEvents(transaction, author, `${kind}.restored`, ids);
  });
}
