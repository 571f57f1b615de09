import {
  type DataOf,
  ERROR_CODES,
  type ItemCalls,
  type ItemContent,
  type ItemRevision,
  type ListBody,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { localizeSeed, undoSeedLocalization } from '../../seed/localize-seed.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { findItem, findItemPage, type StoredItem } from './item-repository.ts';
import { findRevision, findRevisions, toContent } from './revision-repository.ts';
import { insertDraft, reviseItem } from './store-item.ts';
import { type Item, type ItemInput, type ListedItem, toItem, toListedItem } from './to-item.ts';

interface ById {
  readonly id: string;
}

interface ByRevision extends ById {
  /** In a change, the revision that the caller has read. In a read, the requested revision. */
  readonly revision: number;
}

export async function listItems(
  { kind, database }: ItemDependencies,
  body: ListBody,
  { at, locale }: Actor,
): Promise<{ list: ListedItem[]; total: number }> {
  const { list, total } = await findItemPage(database, kind, body, at);
  const items = list.map(toListedItem);
  return { list: items.map((item) => localizeSeed(kind, item.slug, item, locale)), total };
}

export async function readItem(deps: ItemDependencies, { id }: ById, { at, locale }: Actor): Promise<Item> {
  const item = toItem(await findExisting(deps, id, at));
  return localizeSeed(deps.kind, item.slug, item, locale);
}

export async function createItem(deps: ItemDependencies, draft: ItemInput, actor: Actor): Promise<Item> {
  return readItem(deps, { id: await insertDraft(deps, draft, actor) }, actor);
}

/**
 * @throws BusinessError `revisionStale`, with the stored item as its data. Also throws the errors of
 * {@link reviseItem}.
 */
export async function updateItem(
  deps: ItemDependencies,
  { id, revision, ...requestedDraft }: ByRevision & ItemInput,
  actor: Actor,
): Promise<Item> {
  const { row } = await findExisting(deps, id, actor.at);
  const draft = undoSeedLocalization(deps.kind, row.slug, row, requestedDraft);
  if (row.revision === revision && (await reviseItem(deps, row, draft, actor))) {
    return readItem(deps, { id }, actor);
  }
  const current = await readItem(deps, { id }, actor);
  // The texts of `current` may be translated. The comparison needs the stored ones.
  const stored = toContent((await findExisting(deps, id, actor.at)).row);
  throw new BusinessError(ERROR_CODES.revisionStale, { current, changed: listDifferences(stored, draft) });
}

export async function listRevisions(
  deps: ItemDependencies,
  { id }: ById,
  { at }: Actor,
): Promise<DataOf<ItemCalls['revisions']>> {
  await findExisting(deps, id, at);
  return { list: await findRevisions(deps.database, id) };
}

export async function readRevision(
  deps: ItemDependencies,
  { id, revision }: ByRevision,
  { at, locale }: Actor,
): Promise<ItemRevision> {
  await findExisting(deps, id, at);
  const found = await findExistingRevision(deps, id, revision);
  return { ...found, content: localizeSeed(deps.kind, found.content.slug, found.content, locale) };
}

/**
 * Stores the content of the earlier revision `to` as the newest one. Unless the item is a draft, its current slug and
 * task stay.
 */
export async function restoreRevision(
  deps: ItemDependencies,
  { id, revision, to }: ByRevision & { readonly to: number },
  actor: Actor,
): Promise<Item> {
  const { row } = await findExisting(deps, id, actor.at);
  const { content } = await findExistingRevision(deps, id, to);
  const fixed = row.status === 'draft' ? {} : { slug: row.slug, task: row.task };
  return updateItem(
    deps,
    { ...(content as ItemInput), ...(fixed as Partial<ItemInput>), id, revision },
    actor,
  );
}

async function findExisting({ kind, database }: ItemDependencies, id: string, at: Date): Promise<StoredItem> {
  const found = await findItem(database, kind, id, at);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

async function findExistingRevision(
  { database }: ItemDependencies,
  id: string,
  revision: number,
): Promise<ItemRevision> {
  const found = await findRevision(database, id, revision);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/** Returns the fields of the stored item that differ from the update. */
function listDifferences(stored: ItemContent, draft: ItemContent): string[] {
  const names = Object.keys(stored) as (keyof ItemContent)[];
  return names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(draft[name]));
}
