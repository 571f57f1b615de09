import { type MenuItem, mayVisit } from '@atrium/contract';
import { filterVisibleMenu } from './filter-visible-menu.ts';
import { findMenuTrail } from './find-menu-trail.ts';

/**
 * Returns the entries that lead a user to an address, outermost first. Entries that the side menu hides count only if
 * no visible entry leads there, and entries for other roles never count.
 */
export function findPageTrail(
  items: readonly MenuItem[],
  access: readonly string[] | undefined,
  pathname: string,
): readonly MenuItem[] {
  const visible = findMenuTrail(filterVisibleMenu(items, access), pathname);
  return visible.length > 0
    ? visible
    : findMenuTrail(items, pathname).filter(({ auth }) => mayVisit(auth, access));
}
