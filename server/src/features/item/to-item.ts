import type { BodyOf, DataOf, ItemCalls } from '@atrium/contract';
import type { ItemRowWithoutContent, StoredItem } from './item-repository.ts';

/** An item as its calls return it. */
export type Item = DataOf<ItemCalls['detail']>;

/** An item as it appears in lists. */
export type ListedItem = DataOf<ItemCalls['list']>['list'][number];

/** The content of an item as the calls receive it. */
export type ItemInput = BodyOf<ItemCalls['create']>;

export function toItem(stored: StoredItem): Item {
  const { parameters, sample } = stored.row;
  return { ...toListedItem(stored), parameters, sample };
}

export function toListedItem({ row, testedAt, ...details }: StoredItem<ItemRowWithoutContent>): ListedItem {
  const { removedAt, fingerprint, ...item } = row;
  return {
    ...item,
    ...details,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    testedAt: testedAt?.toISOString() ?? null,
  };
}
