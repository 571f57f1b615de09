import { type MenuItem, mayVisit } from '@atrium/contract';

/** Returns the entries of the side menu that are not hidden and that the user may see. Leaves out empty groups. */
export function filterVisibleMenu(
  items: readonly MenuItem[],
  access: readonly string[] | undefined,
): readonly MenuItem[] {
  return items.flatMap((item) => {
    if (item.hideSider || !mayVisit(item.auth, access)) return [];
    if (!item.children || item.children.length === 0) return [item];
    const children = filterVisibleMenu(item.children, access);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
