import type { PublicationTransition } from '@atrium/contract';
import { atom } from 'jotai';
import type { Item, ItemRow } from './item-sources.ts';

/** What the drawer of the item list shows. */
type ItemDrawerState =
  | { readonly kind: 'none' }
  | { readonly kind: 'transition'; readonly item: ItemRow; readonly transition: PublicationTransition }
  | { readonly kind: 'test'; readonly item: Item }
  | { readonly kind: 'revisions'; readonly item: ItemRow };

const drawerStateAtom = atom<ItemDrawerState>({ kind: 'none' });

export const itemDrawerAtom = atom((get) => get(drawerStateAtom));

export const openItemDrawerAtom = atom(null, (_get, set, state: ItemDrawerState) =>
  set(drawerStateAtom, state),
);

export const closeItemDrawerAtom = atom(null, (_get, set) => set(drawerStateAtom, { kind: 'none' }));
