import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { assertUnused } from '../publication/assert-unused.ts';
import type { Author } from '../publication/author.ts';
import { refuseTakenSlug } from '../publication/refuse-taken.ts';
import { createAlgorithmRepository } from './algorithm-repository.ts';

/**
 * Removes all of the algorithms or none. They can be restored.
 *
 * @throws BusinessError `notFound` when one does not exist, `inUse` with the list of active apps that run on one.
 */
export async function removeAlgorithms(
  database: Database,
  named: readonly string[],
  author: Author,
): Promise<void> {
  const ids = [...new Set(named)];
  await database.transaction(async (transaction) => {
    const repository = createAlgorithmRepository(transaction);
    if ((await repository.hold(ids)) < ids.length) throw new BusinessError(ERROR_CODES.notFound);
    await assertUnused(transaction, { kind: 'algorithm', ids }, author.locale);
    await recordEvents(transaction, author, 'algorithm.removed', await repository.remove(ids, author.at));
  });
}

/**
 * Restores all of the algorithms or none.
 *
 * @throws BusinessError `notFound` when one is not removed, `slugTaken` when another algorithm now has its slug.
 */
export async function restoreAlgorithms(
  database: Database,
  named: readonly string[],
  author: Author,
): Promise<void> {
  const ids = [...new Set(named)];
  await database.transaction(async (transaction) => {
    const restored = await refuseTakenSlug(createAlgorithmRepository(transaction).restore(ids));
    if (restored.length < ids.length) throw new BusinessError(ERROR_CODES.notFound);
    await recordEvents(transaction, author, 'algorithm.restored', restored);
  });
}
