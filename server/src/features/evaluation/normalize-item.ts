/** Returns a text without the differences that scores ignore: case, spaces after colons, and outer spaces. */
export function normalizeItem(item: string): string {
  return item.toLowerCase().replace(/:\s+/g, ':').trim();
}
