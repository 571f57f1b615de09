/** Returns the addresses of the initial scripts in the HTML of a page of the console. They differ for each build. */
export function listEntryScripts(html: string): readonly string[] {
  // The regular expression matches the address of each script tag. The build may write it without quotes.
  return [...html.matchAll(/<script\b[^>]*?\bsrc="?([^"\s>]+)/g)].flatMap(([, address]) => address ?? []);
}
