import { ERROR_CODES, type ImportAnswer, type RefusedRow } from '@atrium/contract';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import type { Author } from '../publication/author.ts';
import { importedId } from '../publication/imported-id.ts';
import { checkContent } from './check-content.ts';
import type { ItemParts } from './item-parts.ts';
import { createItemRepository } from './item-repository.ts';
import type { ItemRow } from './item-tables.ts';
import { newItemRow } from './new-item-row.ts';
import { recordItemEvents } from './record-item-event.ts';
import { keepRevisions } from './revision-repository.ts';
import type { ItemDraft } from './to-item.ts';

interface ItemImport {
  readonly importId: string;
  readonly rows: readonly (ItemDraft & { readonly row: number })[];
}

/** Stores the rows that can be stored, as drafts, and tells why the others can't. Sent again, it changes nothing. */
export async function importItems(
  { kind, database, engines }: ItemParts,
  { importId, rows }: ItemImport,
  author: Author,
): Promise<ImportAnswer> {
  const judged = rows.map(({ row, ...draft }) => ({
    row,
    ...judge(engines, importedId(importId, row), draft, author),
  }));
  const good = judged.flatMap(({ made }) => (made ? [made] : []));
  const there = await database.transaction(async (transaction) => {
    const repository = createItemRepository(transaction, kind);
    if (good.length === 0) return new Set<string>();
    const stored = await repository.insertNew(good);
    const news = good.filter(({ id }) => stored.has(id));
    await keepRevisions(transaction, kind, news);
    const ids = news.map(({ id }) => id);
    await recordItemEvents(transaction, kind, ids, 'imported', author);
    return await repository.known(good.map(({ id }) => id));
  });
  const refused = judged.flatMap(({ row, made, fault }): RefusedRow[] => {
    if (!made) return [{ row, ...fault }];
    return there.has(made.id) ? [] : [{ row, code: ERROR_CODES.slugTaken, field: 'slug' }];
  });
  return { stored: there.size, refused };
}

type Judgement =
  | { readonly made: ItemRow; readonly fault?: never }
  | { readonly made?: never; readonly fault: Omit<RefusedRow, 'row'> };

function judge(engines: EngineRegistry, id: string, draft: ItemDraft, author: Author): Judgement {
  try {
    return { made: newItemRow(id, draft, checkContent(engines, draft), author) };
  } catch (error) {
    if (!(error instanceof BusinessFailure)) throw error;
    const field = error.fields[0]?.split('.')[0] ?? null;
    return { fault: { code: error.code, field } };
  }
}
