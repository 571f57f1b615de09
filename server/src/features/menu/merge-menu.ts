import { type MenuItem, mayVisit } from '@atrium/contract';

/** Stored entries replace those of the same path where they stand; the others follow at the end. */
export function mergeMenu(defined: readonly MenuItem[], stored: readonly MenuItem[]): MenuItem[] {
  const byPath = new Map(stored.map((item) => [item.path, item]));
  const replace = (item: MenuItem): MenuItem => {
    const replacement = byPath.get(item.path);
    byPath.delete(item.path);
    if (replacement) return replacement;
    return item.children ? { ...item, children: item.children.map(replace) } : item;
  };
  const merged = defined.map(replace);
  return [...merged, ...stored.filter((item) => byPath.has(item.path))];
}

/** The entries that somebody with this access list may see, on every level. */
export function visibleMenu(items: readonly MenuItem[], access: readonly string[]): MenuItem[] {
  return items
    .filter((item) => mayVisit(item.auth, access))
    .map((item) => (item.children ? { ...item, children: visibleMenu(item.children, access) } : item));
}
