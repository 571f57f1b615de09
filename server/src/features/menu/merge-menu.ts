import { LIMITS, type MenuItem, mayVisit } from '@atrium/contract';

/**
 * Merges stored entries into the defined menu. A stored entry replaces the defined entry with the same path. Other
 * stored entries follow at the end, and so does an entry that would nest the menu too deeply.
 */
export function mergeMenu(defined: readonly MenuItem[], stored: readonly MenuItem[]): MenuItem[] {
  const byPath = new Map(stored.map((item) => [item.path, item]));
  const replace = (item: MenuItem, level: number): MenuItem => {
    const replacement = byPath.get(item.path);
    if (replacement && level + getDepth(replacement) <= LIMITS.menuDepth) {
      byPath.delete(item.path);
      return replacement;
    }
    const { children } = item;
    return children ? { ...item, children: children.map((child) => replace(child, level + 1)) } : item;
  };
  const merged = defined.map((item) => replace(item, 0));
  return [...merged, ...stored.filter((item) => byPath.has(item.path))];
}

function getDepth({ children = [] }: MenuItem): number {
  return 1 + Math.max(0, ...children.map(getDepth));
}

/** Returns the menu entries that a user with this access list may see, on all levels. */
export function filterMenu(items: readonly MenuItem[], access: readonly string[]): MenuItem[] {
  return items
    .filter((item) => mayVisit(item.auth, access))
    .map((item) => (item.children ? { ...item, children: filterMenu(item.children, access) } : item));
}
