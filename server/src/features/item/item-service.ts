import { ERROR_CODES, type ItemContent, type ItemRevision, type ListBody } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { keepSeedTexts, localizeSeed } from '../../seed/localize-seed.ts';
import type { Author } from '../publication/author.ts';
import type { ItemParts } from './item-parts.ts';
import { createItemRepository, type StoredItem } from './item-repository.ts';
import { contentOf, findRevision } from './revision-repository.ts';
import { createItem, reviseItem } from './store-item.ts';
import { type Item, type ItemDraft, type ListedItem, toItem, toListedItem } from './to-item.ts';

interface Read {
  readonly id: string;
  /** The revision that the caller read. */
  readonly revision: number;
}

export function createItemService(parts: ItemParts & { readonly clock: () => Date }) {
  const { kind, database, clock } = parts;
  const repository = createItemRepository(database, kind);

  async function find(id: string): Promise<StoredItem> {
    const found = await repository.find(id, clock());
    if (!found) throw new BusinessError(ERROR_CODES.notFound);
    return found;
  }

  async function detail(id: string, locale: MessageLocale): Promise<Item> {
    const item = toItem(await find(id));
    return localizeSeed(kind, item.slug, item, locale);
  }

  async function update({ id, revision }: Read, sent: ItemDraft, author: Author): Promise<Item> {
    const { row } = await find(id);
    const draft = keepSeedTexts(kind, row.slug, row, sent);
    if (row.revision === revision && (await reviseItem(parts, row, draft, author))) {
      return detail(id, author.locale);
    }
    const current = await detail(id, author.locale);
    const stored = contentOf((await find(id)).row);
    throw new BusinessError(ERROR_CODES.revisionStale, { current, changed: differing(stored, draft) });
  }

  return {
    detail,
    update,

    async list(body: ListBody, locale: MessageLocale): Promise<{ list: ListedItem[]; total: number }> {
      const { list, total } = await repository.list(body, clock());
      const items = list.map(toListedItem);
      return { list: items.map((item) => localizeSeed(kind, item.slug, item, locale)), total };
    },

    async create(draft: ItemDraft, author: Author): Promise<Item> {
      return detail(await createItem(parts, draft, author), author.locale);
    },

    async revision({ id, revision }: Read, locale: MessageLocale): Promise<ItemRevision> {
      await find(id);
      const found = await findRevision(database, id, revision);
      return { ...found, content: localizeSeed(kind, found.content.slug, found.content, locale) };
    },

    /**
     * Stores the content of an earlier revision as the newest one. Unless the item is a draft, it keeps its current
     * slug and task.
     */
    async restoreRevision(read: Read & { readonly to: number }, author: Author): Promise<Item> {
      const { row } = await find(read.id);
      const { content } = await findRevision(database, read.id, read.to);
      const fixed = row.status === 'draft' ? {} : { slug: row.slug, task: row.task };
      return update(read, { ...content, ...fixed } as ItemDraft, author);
    },
  };
}

/** Returns the fields in which the stored version differs from the one that the caller wants to store. */
function differing(stored: ItemContent, draft: ItemContent): string[] {
  const names = Object.keys(stored) as (keyof ItemContent)[];
  return names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(draft[name]));
}
