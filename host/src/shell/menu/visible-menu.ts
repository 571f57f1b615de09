import { type MenuItem, mayVisit } from '@atrium/contract';

/** What the side panel shows to somebody: entries of their roles that are not hidden, and no group that is left empty. */
export function visibleMenu(
  items: readonly MenuItem[],
  access: readonly string[] | undefined,
): readonly MenuItem[] {
  return items.flatMap((item) => {
    if (item.hideSider || !mayVisit(item.auth, access)) return [];
    if (!item.children || item.children.length === 0) return [item];
    const children = visibleMenu(item.children, access);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
