import type { BodyOf, DataOf, ItemCalls } from '@atrium/contract';
import type { StoredItem } from './item-repository.ts';

/** An item as its calls answer it. */
export type Item = DataOf<ItemCalls['detail']>;

/** A draft as the calls bring it. */
export type ItemDraft = BodyOf<ItemCalls['create']>;

export function toItem({ row, testedAt, ...facts }: StoredItem): Item {
  const { removedAt, fingerprint, ...item } = row;
  return {
    ...item,
    ...facts,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    testedAt: testedAt?.toISOString() ?? null,
  };
}
