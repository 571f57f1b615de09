/** Valid in form, the hash of nothing: what a folder's manifest does not list is refused. */
const UNLISTED = `sha384-${'A'.repeat(64)}`;

const folders = new Map<string, Readonly<Record<string, string>>>();

/** From now on files of the folder (an absolute address ending in a slash) must have the hashes of its manifest. */
export function trustFolder(folder: string, files: Readonly<Record<string, string>>): void {
  folders.set(folder, files);
}

/** The hash that the file at an address must have, or `undefined` for addresses outside every remote's folder. */
export function integrityOf(address: string): string | undefined {
  for (const [folder, files] of folders) {
    if (address.startsWith(folder)) return files[withoutQuery(address.slice(folder.length))] ?? UNLISTED;
  }
  return undefined;
}

declare global {
  /** Asked by the chunk loaders of remotes before they fetch a script or a style sheet. */
  var __atriumIntegrity: ((address: string) => string | undefined) | undefined;
}

/** Lets the chunk loaders of remotes ask. */
export function installIntegrityLookup(): void {
  globalThis.__atriumIntegrity = integrityOf;
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}
