/** Addresses of the scripts that a page of the console begins with, as its HTML names them. Each build has its own. */
export function entryScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script\b[^>]*?\bsrc="?([^"\s>]+)/g)].flatMap(([, address]) => address ?? []);
}
