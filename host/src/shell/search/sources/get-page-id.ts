/** Returns the search ID of a page. It is the same whether the page is found as a page or as an open tab. */
export function getPageId(fullPath: string): string {
  return `page:${fullPath}`;
}
