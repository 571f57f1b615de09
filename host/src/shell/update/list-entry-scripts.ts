/** Returns the addresses of the initial scripts in the HTML of a page of the console. They differ for each build. */
export function listEntryScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script\b[^>]*?\bsrc="?([^"\s>]+)/g)].flatMap(([, address]) => address ?? []);
}
