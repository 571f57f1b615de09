import type { MenuItem } from '@atrium/contract';

/** The entries that lead to an address: the groups around an entry, outermost first, and then the entry. */
type Trail = readonly MenuItem[];

/**
 * Returns the entries that lead to an address, outermost first. First looks for the entry with this path, or with the
 * longest path above it. If there is none, but the parent path of exactly one entry contains the address, uses that
 * entry: `/admin/assets/nlpApp/7` belongs to `/admin/assets/assets`. Otherwise, returns an empty list.
 */
export function findMenuTrail(items: readonly MenuItem[], pathname: string): Trail {
  const trails = listTrails(items);
  const above = trails.filter((trail) => isWithin(pathname, getPath(trail)));
  if (above.length > 0)
    return above.reduce((best, trail) => (getPathLength(trail) > getPathLength(best) ? trail : best));
  const beside = trails.filter((trail) => isWithin(pathname, getFolder(trail)));
  const [only, ...others] = beside;
  return only && others.length === 0 ? only : [];
}

function listTrails(items: readonly MenuItem[], outer: Trail = []): readonly Trail[] {
  return items.flatMap((item) => {
    const trail = [...outer, item];
    return [trail, ...listTrails(item.children ?? [], trail)];
  });
}

function getPath(trail: Trail): string {
  return trail.at(-1)?.path ?? '';
}

/** Returns the folder of a page, which is the path above it. A single segment, such as `/admin`, is not a folder. */
function getFolder(trail: Trail): string {
  return /^(\/[^/]+\/.+)\/[^/]+$/.exec(getPath(trail))?.[1] ?? '';
}

function isWithin(pathname: string, path: string): boolean {
  return path !== '' && (pathname === path || pathname.startsWith(`${path}/`));
}

function getPathLength(trail: Trail): number {
  return getPath(trail).length;
}
