/** A page is the same thing whether it is found as a page or as an open tab. */
export function pageId(fullPath: string): string {
  return `page:${fullPath}`;
}
