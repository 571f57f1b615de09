import type { ItemRow } from '../../database/schema/target-tables.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { CheckedContent } from './check-content.ts';
import type { ItemInput } from './to-item.ts';

/** Returns the initial row of an unpublished item. */
export function createItemRow(
  id: string,
  draft: ItemInput,
  checked: CheckedContent,
  { user, at }: Pick<Actor, 'at'> & { readonly user: { readonly id: string } },
): ItemRow {
  const { slug, name, task, engine, description, tags, sample } = draft;
  return {
    ...{ id, slug, name, task, engine, description, tags, sample },
    ...checked,
    status: 'draft',
    publishedRevision: null,
    removedAt: null,
    revision: 1,
    createdAt: at,
    createdBy: user.id,
    updatedAt: at,
    updatedBy: user.id,
  };
}
