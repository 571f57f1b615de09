/** Returns the path, query and hash of a location, which is enough to return to it. */
export function getFullPath({
  pathname,
  search,
  hash,
}: Readonly<Record<'pathname' | 'search' | 'hash', string>>): string {
  return `${pathname}${search}${hash}`;
}
