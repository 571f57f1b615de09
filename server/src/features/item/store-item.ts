import { ERROR_CODES } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { ItemRow } from '../../database/schema/target-tables.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { withSlugTakenError } from '../publication/with-taken-error.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import { createItemRow } from './create-item-row.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { insertItem, updateItemAtRevision } from './item-repository.ts';
import { storeRevisions, toContent } from './revision-repository.ts';
import type { ItemInput } from './to-item.ts';

/**
 * Creates an item as a draft.
 *
 * @returns The id of the item.
 */
export async function insertDraft(deps: ItemDependencies, draft: ItemInput, actor: Actor): Promise<string> {
  const { kind, database, engines } = deps;
  const row = createItemRow(createId(), draft, checkContent(engines, draft), actor);
  await database.transaction(async (transaction) => {
    await withSlugTakenError(insertItem(transaction, kind, row));
    await storeRevisions(transaction, kind, [row]);
    await recordEvents(transaction, actor, `${kind}.created`, [row.id], { after: toContent(row) });
  });
  return row.id;
}

/**
 * Stores a draft as the item's next revision. A draft that changes nothing creates no revision.
 *
 * @returns False if another update has changed the item since `current` was read.
 * @throws BusinessError `slugFixed` and `taskFixed` for an item that was once published, `transitionNotAllowed` for an
 * archived item.
 */
export async function reviseItem(
  deps: ItemDependencies,
  current: ItemRow,
  draft: ItemInput,
  actor: Actor,
): Promise<boolean> {
  const { kind, database, engines } = deps;
  assertRevisable(current, draft);
  const checked = checkContent(engines, draft);
  const change = toChange(draft, checked, actor);
  if (isSameContent(current, { ...current, ...change })) return true;
  return await database.transaction(async (transaction) => {
    // Stores the current revision if it is missing. A stored revision stays as it is.
    await storeRevisions(transaction, kind, [current]);
    const { id, revision } = current;
    const updating = updateItemAtRevision(transaction, kind, id, revision, change);
    if (!(await withSlugTakenError(updating))) return false;
    const next = { ...current, ...change, revision: current.revision + 1 };
    await storeRevisions(transaction, kind, [next]);
    await recordEvents(transaction, actor, `${kind}.updated`, [current.id], {
      before: toContent(current),
      after: toContent(next),
    });
    return true;
  });
}

function toChange(draft: ItemInput, checked: CheckedContent, { user, at }: Actor) {
  const { slug, name, task, engine, description, tags, sample } = draft;
  return {
    ...{ slug, name, task, engine, description, tags, sample },
    ...checked,
    updatedAt: at,
    updatedBy: user.id,
  };
}

function isSameContent(one: ItemRow, other: ItemRow): boolean {
  // The fingerprint replaces the parameters, because it does not depend on their order.
  const text = (row: ItemRow) => JSON.stringify({ ...toContent(row), parameters: row.fingerprint });
  return text(one) === text(other);
}

function assertRevisable({ status, slug, task }: ItemRow, draft: ItemInput): void {
  if (status === 'archived') throw new BusinessError(ERROR_CODES.transitionNotAllowed, { state: status });
  if (status === 'draft') return;
  if (draft.slug !== slug) throw new BusinessError(ERROR_CODES.slugFixed, undefined, ['slug']);
  if (draft.task !== task) throw new BusinessError(ERROR_CODES.taskFixed, undefined, ['task']);
}
