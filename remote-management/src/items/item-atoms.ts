import type { PublicationTransition } from '@atrium/contract';
import { atom } from 'jotai';
import type { Item, ItemRow } from './item-sources.ts';

/** The open task of the item list's drawer. */
type ItemTask =
  | { readonly kind: 'none' }
  | { readonly kind: 'transition'; readonly item: ItemRow; readonly transition: PublicationTransition }
  | { readonly kind: 'test'; readonly item: Item }
  | { readonly kind: 'revisions'; readonly item: ItemRow };

const itemTaskStateAtom = atom<ItemTask>({ kind: 'none' });

export const itemTaskAtom = atom((get) => get(itemTaskStateAtom));

export const beginItemTaskAtom = atom(null, (_get, set, task: ItemTask) => set(itemTaskStateAtom, task));

export const endItemTaskAtom = atom(null, (_get, set) => set(itemTaskStateAtom, { kind: 'none' }));
