import type { MenuItem } from '@atrium/contract';
import { storedAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { array, string } from 'zod/mini';
import { visibleSideMenuAtom } from './menu-atoms.ts';

const storedFavoritesAtom = storedAtom({
  scope: 'user',
  key: 'menu-favorites',
  schema: array(string()),
  initial: [],
});

/** A function that returns whether an entry is one of the user's favorites. */
export const isFavoriteAtom = atom((get) => {
  const paths = new Set(get(storedFavoritesAtom));
  return (path: string): boolean => paths.has(path);
});

/** The favorites that the user may still see, in the order in which they were chosen. */
export const favoriteEntriesAtom = atom((get): readonly MenuItem[] => {
  const pages = new Map(listPages(get(visibleSideMenuAtom)).map((page) => [page.path, page]));
  return get(storedFavoritesAtom).flatMap((path) => pages.get(path) ?? []);
});

export const toggleFavoriteAtom = atom(null, (get, set, path: string) => {
  const paths = get(storedFavoritesAtom);
  const others = paths.filter((other) => other !== path);
  set(storedFavoritesAtom, others.length < paths.length ? others : [...paths, path]);
});

function listPages(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => (item.children?.length ? listPages(item.children) : [item]));
}
