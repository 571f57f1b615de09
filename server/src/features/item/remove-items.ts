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
 * Removes all of the algorithms or none. They can be restored.
 *
 * @throws BusinessError `notFound` when one does not exist, `inUse` with the list of active apps that run on one.
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
 * Restores all of the algorithms or none.
 *
 * @throws BusinessError `notFound` when one is not removed, `slugTaken` when another algorithm now has its slug.
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
