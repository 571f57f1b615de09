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
import { localizeSeed, restoreSeedTexts } from '../../seed/localize-seed.ts';
import type { ItemParts } from './item-parts.ts';
import { findItem, findItemPage, type StoredItem } from './item-repository.ts';
import { findRevision, findRevisions, toContent } from './revision-repository.ts';
import { insertDraft, reviseItem } from './store-item.ts';
import { type Item, type ItemDraft, type ListedItem, toItem, toListedItem } from './to-item.ts';

interface Named {
  readonly id: string;
}

interface NamedRevision extends Named {
  /** For changes, the revision that the caller read. */
  readonly revision: number;
}

export async function listItems(
  { kind, database }: ItemParts,
  body: ListBody,
  { at, locale }: Actor,
): Promise<{ list: ListedItem[]; total: number }> {
  const { list, total } = await findItemPage(database, kind, body, at);
  const items = list.map(toListedItem);
  return { list: items.map((item) => localizeSeed(kind, item.slug, item, locale)), total };
}

export async function readItem(parts: ItemParts, { id }: Named, { at, locale }: Actor): Promise<Item> {
  const item = toItem(await findExisting(parts, id, at));
  return localizeSeed(parts.kind, item.slug, item, locale);
}

export async function createItem(parts: ItemParts, draft: ItemDraft, actor: Actor): Promise<Item> {
  return readItem(parts, { id: await insertDraft(parts, draft, actor) }, actor);
}

/** @throws BusinessError `revisionStale` with the stored item, and those of {@link reviseItem}. */
export async function updateItem(
  parts: ItemParts,
  { id, revision, ...sent }: NamedRevision & ItemDraft,
  actor: Actor,
): Promise<Item> {
  const { row } = await findExisting(parts, id, actor.at);
  const draft = restoreSeedTexts(parts.kind, row.slug, row, sent);
  if (row.revision === revision && (await reviseItem(parts, row, draft, actor))) {
    return readItem(parts, { id }, actor);
  }
  const current = await readItem(parts, { id }, actor);
  const stored = toContent((await findExisting(parts, id, actor.at)).row);
  throw new BusinessError(ERROR_CODES.revisionStale, { current, changed: listDifferences(stored, draft) });
}

export async function listRevisions(
  parts: ItemParts,
  { id }: Named,
  { at }: Actor,
): Promise<DataOf<ItemCalls['revisions']>> {
  await findExisting(parts, id, at);
  return { list: await findRevisions(parts.database, id) };
}

export async function readRevision(
  parts: ItemParts,
  { id, revision }: NamedRevision,
  { at, locale }: Actor,
): Promise<ItemRevision> {
  await findExisting(parts, id, at);
  const found = await findExistingRevision(parts, id, revision);
  return { ...found, content: localizeSeed(parts.kind, found.content.slug, found.content, locale) };
}

/**
 * Stores the content of an earlier revision as the newest one. Unless the item is a draft, its current slug and
 * task stay.
 */
export async function restoreRevision(
  parts: ItemParts,
  { id, revision, to }: NamedRevision & { readonly to: number },
  actor: Actor,
): Promise<Item> {
  const { row } = await findExisting(parts, id, actor.at);
  const { content } = await findExistingRevision(parts, id, to);
  const fixed = row.status === 'draft' ? {} : { slug: row.slug, task: row.task };
  return updateItem(
    parts,
    { ...(content as ItemDraft), ...(fixed as Partial<ItemDraft>), id, revision },
    actor,
  );
}

async function findExisting({ kind, database }: ItemParts, id: string, at: Date): Promise<StoredItem> {
  const found = await findItem(database, kind, id, at);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

async function findExistingRevision(
  { database }: ItemParts,
  id: string,
  revision: number,
): Promise<ItemRevision> {
  const found = await findRevision(database, id, revision);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/** Returns the fields of the stored version that differ from the update. */
function listDifferences(stored: ItemContent, draft: ItemContent): string[] {
  const names = Object.keys(stored) as (keyof ItemContent)[];
  return names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(draft[name]));
}
