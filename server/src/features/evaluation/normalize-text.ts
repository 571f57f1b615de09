/** Returns a text without the differences that scores ignore: case, spaces after colons, and outer spaces. */
export function normalizeText(text: string): string {
  return text.toLowerCase().replace(/:\s+/g, ':').trim();
}
