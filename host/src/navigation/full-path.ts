/** Path, query and hash of a location: all that leads back there. */
export function fullPath({
  pathname,
  search,
  hash,
}: Readonly<Record<'pathname' | 'search' | 'hash', string>>): string {
  return `${pathname}${search}${hash}`;
}
