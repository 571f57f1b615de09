import type { BodyOf, DataOf, ItemCalls } from '@atrium/contract';
import type { UseFigures } from '../publication/find-use-figures.ts';
import type { StoredItem } from './item-repository.ts';

/** An item as its calls answer it. */
export type Item = DataOf<ItemCalls['detail']>;

/** A draft as the calls bring it. */
export type ItemDraft = BodyOf<ItemCalls['create']>;

export function toItem({ row, createdByName, testedAt }: StoredItem, use: UseFigures): Item {
  const { removedAt, fingerprint, ...item } = row;
  return {
    ...item,
    ...use,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdByName,
    testedAt: testedAt?.toISOString() ?? null,
  };
}
