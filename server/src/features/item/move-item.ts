import { ERROR_CODES, ITEM_MOVES, type PublicationMove } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { assertMove } from '../publication/assert-move.ts';
import { assertUnused } from '../publication/assert-unused.ts';
import type { Author } from '../publication/author.ts';
import type { ItemParts } from './item-parts.ts';
import { createItemRepository } from './item-repository.ts';
import type { ItemRow } from './item-tables.ts';
import { hasPassedTest } from './item-tests.ts';
import { keepRevisions, markPublished } from './revision-repository.ts';

interface MovedItem {
  readonly id: string;
  readonly move: PublicationMove;
  /** The revision that the caller read; any revision when omitted. */
  readonly revision?: number;
}

/**
 * Publishes, disables or archives an item.
 *
 * @throws BusinessError `moveRefused` when the item's status does not allow it; `revisionStale` when another revision
 * would be published; `untested` when the revision has passed no test; `inUse` with the list when active apps use the
 * item to be archived.
 */
export async function moveItem(
  { kind, database }: Pick<ItemParts, 'kind' | 'database'>,
  { id, move, revision }: MovedItem,
  author: Author,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const repository = createItemRepository(transaction, kind);
    const [held] = await repository.hold([id]);
    if (!held) throw new BusinessError(ERROR_CODES.notFound);
    const status = assertMove(ITEM_MOVES, move, held.status);
    if (move === 'archive') await assertUnused(transaction, { kind, ids: [id] }, author.locale);
    if (move === 'publish') await assertPublishable(transaction, held, revision);
    const publishedRevision = move === 'publish' ? held.revision : held.publishedRevision;
    const change = { status, publishedRevision, updatedAt: author.at, updatedBy: author.user.id };
    await repository.change(id, change);
    if (move === 'publish') {
      await keepRevisions(transaction, kind, [held]);
      await markPublished(transaction, id, held.revision, author.at);
    }
    await recordEvents(transaction, author, `${kind}.${status}`, [id], {
      before: { status: held.status, publishedRevision: held.publishedRevision },
      after: { status, publishedRevision },
    });
  });
}

async function assertPublishable(
  database: Database,
  held: ItemRow,
  revision: number | undefined,
): Promise<void> {
  if (held.status === 'published' && held.publishedRevision === held.revision) {
    throw new BusinessError(ERROR_CODES.moveRefused, { state: held.status });
  }
  if (revision !== undefined && revision !== held.revision) {
    throw new BusinessError(ERROR_CODES.revisionStale);
  }
  if (!(await hasPassedTest(database, held.fingerprint))) throw new BusinessError(ERROR_CODES.untested);
}
