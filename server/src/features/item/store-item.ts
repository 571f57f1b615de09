import { ERROR_CODES } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import type { Author } from '../publication/author.ts';
import { refuseTakenSlug } from '../publication/refuse-taken.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import type { ItemParts } from './item-parts.ts';
import { createItemRepository } from './item-repository.ts';
import type { ItemRow } from './item-tables.ts';
import { newItemRow } from './new-item-row.ts';
import { contentOf, keepRevisions } from './revision-repository.ts';
import type { ItemDraft } from './to-item.ts';

/** Stores a new item, as a draft. @returns its id. */
export async function createItem(parts: ItemParts, draft: ItemDraft, author: Author): Promise<string> {
  const { kind, database, engines } = parts;
  const row = newItemRow(createId(), draft, checkContent(engines, draft), author);
  await database.transaction(async (transaction) => {
    await refuseTakenSlug(createItemRepository(transaction, kind).insert(row));
    await keepRevisions(transaction, kind, [row]);
    await recordEvents(transaction, author, `${kind}.created`, [row.id], { after: contentOf(row) });
  });
  return row.id;
}

/**
 * Stores a draft as the item's next revision. A draft that changes nothing creates no revision.
 *
 * @returns whether the item was still at `revision`.
 * @throws BusinessError `slugFixed` and `taskFixed` for an item that was once published, `moveRefused` for an archived
 * item.
 */
export async function reviseItem(
  parts: ItemParts,
  current: ItemRow,
  draft: ItemDraft,
  author: Author,
): Promise<boolean> {
  const { kind, database, engines } = parts;
  assertRevisable(current, draft);
  const checked = checkContent(engines, draft);
  const change = revisionOf(draft, checked, author);
  if (isSameContent(current, { ...current, ...change })) return true;
  return await database.transaction(async (transaction) => {
    // Revisions are stored from the first one on, for any author.
    await keepRevisions(transaction, kind, [current]);
    if (!(await refuseTakenSlug(revise(transaction, parts, current, change)))) return false;
    const next = { ...current, ...change, revision: current.revision + 1 };
    await keepRevisions(transaction, kind, [next]);
    await recordEvents(transaction, author, `${kind}.updated`, [current.id], {
      before: contentOf(current),
      after: contentOf(next),
    });
    return true;
  });
}

function revise(database: Database, { kind }: ItemParts, current: ItemRow, change: Partial<ItemRow>) {
  return createItemRepository(database, kind).revise(current.id, current.revision, change);
}

function revisionOf(draft: ItemDraft, checked: CheckedContent, { user, at }: Author) {
  const { slug, name, task, engine, description, tags, sample } = draft;
  return {
    ...{ slug, name, task, engine, description, tags, sample },
    ...checked,
    updatedAt: at,
    updatedBy: user.id,
  };
}

function isSameContent(one: ItemRow, other: ItemRow): boolean {
  const text = (row: ItemRow) => JSON.stringify({ ...contentOf(row), parameters: row.fingerprint });
  return text(one) === text(other);
}

function assertRevisable({ status, slug, task }: ItemRow, draft: ItemDraft): void {
  if (status === 'archived') throw new BusinessError(ERROR_CODES.moveRefused, { state: status });
  if (status === 'draft') return;
  if (draft.slug !== slug) throw new BusinessError(ERROR_CODES.slugFixed, undefined, ['slug']);
  if (draft.task !== task) throw new BusinessError(ERROR_CODES.taskFixed, undefined, ['task']);
}
