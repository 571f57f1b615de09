import { ERROR_CODES, PUBLICATION_MOVES, type PublicationMove } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { assertMove } from '../publication/assert-move.ts';
import { assertUnused } from '../publication/assert-unused.ts';
import type { Author } from '../publication/author.ts';
import { createAlgorithmRepository } from './algorithm-repository.ts';
import { findProduction } from './version-facts.ts';

/**
 * Publishes, disables or archives an algorithm.
 *
 * @throws BusinessError `moveRefused` in another state; `productionMissing` when an algorithm without a production
 * version is published; `inUse` with the list of active apps on the algorithm when it is archived.
 */
export async function moveAlgorithm(
  database: Database,
  id: string,
  move: PublicationMove,
  author: Author,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const repository = createAlgorithmRepository(transaction);
    const held = await repository.holdOne(id);
    if (!held) throw new BusinessError(ERROR_CODES.notFound);
    const status = assertMove(PUBLICATION_MOVES, move, held.status);
    if (move === 'publish') await assertProduction(transaction, id);
    if (move === 'archive') await assertUnused(transaction, { kind: 'algorithm', ids: [id] }, author.locale);
    await repository.setStatus(id, status, { at: author.at, by: author.user.id });
    await recordEvents(transaction, author, `algorithm.${status}`, [id], {
      before: { status: held.status },
      after: { status },
    });
  });
}

async function assertProduction(database: Database, id: string): Promise<void> {
  if ((await findProduction(database, id)) === null) throw new BusinessError(ERROR_CODES.productionMissing);
}
