/** A page has the same ID whether it is found as a page or as an open tab. */
export function getPageId(fullPath: string): string {
  return `page:${fullPath}`;
}
