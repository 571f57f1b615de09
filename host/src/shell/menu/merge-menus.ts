import type { MenuItem } from '@atrium/contract';

/**
 * Several menus as one. Entries with the same path are one entry: what a later menu says of it wins, and the children
 * of both stand under it. Everything else keeps its order, first menu first.
 */
export function mergeMenus(menus: readonly (readonly MenuItem[])[]): readonly MenuItem[] {
  const merged = new Map<string, MenuItem>();
  for (const item of menus.flat()) {
    const earlier = merged.get(item.path);
    merged.set(item.path, earlier ? mergeItems(earlier, item) : item);
  }
  return [...merged.values()];
}

function mergeItems(earlier: MenuItem, later: MenuItem): MenuItem {
  const said = Object.fromEntries(Object.entries(later).filter(([, value]) => value !== undefined));
  const children = mergeMenus([earlier.children ?? [], later.children ?? []]);
  return { ...earlier, ...said, ...(children.length > 0 ? { children } : {}) };
}
