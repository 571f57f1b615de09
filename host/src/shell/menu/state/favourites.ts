import type { MenuItem } from '@atrium/contract';
import { storedAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { array, string } from 'zod/mini';
import { sideMenuAtom } from './menu-atoms.ts';

const storedFavouritesAtom = storedAtom({
  scope: 'user',
  key: 'menu-favourites',
  schema: array(string()),
  initial: [],
});

/** Returns whether an entry is one of the user's favorites. */
export const isFavouriteAtom = atom((get) => {
  const paths = new Set(get(storedFavouritesAtom));
  return (path: string): boolean => paths.has(path);
});

/** The favorites that the user may still see, in the order in which they were chosen. */
export const favouriteEntriesAtom = atom((get): readonly MenuItem[] => {
  const pages = new Map(listPages(get(sideMenuAtom)).map((page) => [page.path, page]));
  return get(storedFavouritesAtom).flatMap((path) => pages.get(path) ?? []);
});

export const toggleFavouriteAtom = atom(null, (get, set, path: string) => {
  const paths = get(storedFavouritesAtom);
  const others = paths.filter((other) => other !== path);
  set(storedFavouritesAtom, others.length < paths.length ? others : [...paths, path]);
});

function listPages(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => (item.children?.length ? listPages(item.children) : [item]));
}
