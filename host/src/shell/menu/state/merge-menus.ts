import type { MenuItem } from '@atrium/contract';

/**
 * Merges several menus. Entries with the same path become one: values of a later menu override earlier ones, and the
 * children of both are combined. Each entry has the position at which its path first appears.
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
  const defined = Object.fromEntries(Object.entries(later).filter(([, value]) => value !== undefined));
  const children = mergeMenus([earlier.children ?? [], later.children ?? []]);
  return { ...earlier, ...defined, ...(children.length > 0 ? { children } : {}) };
}
