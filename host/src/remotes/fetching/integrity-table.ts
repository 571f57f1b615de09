/** A hash that is valid in form but matches no content. It rejects files that a folder's manifest does not list. */
const UNLISTED = `sha384-${'A'.repeat(64)}`;

interface TrustedFolder {
  /** The hash of each file, by its path in the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** How often one of its files had a wrong hash. */
  readonly failures: number;
}

const folders = new Map<string, TrustedFolder>();

/**
 * From now on, requires files of the folder (an absolute address with a trailing slash) to have the hashes of its
 * manifest.
 */
export function trustFolder(folder: string, files: Readonly<Record<string, string>>): void {
  folders.set(folder, { files, failures: countFailures(folder) });
}

/** Adds files to those of a trusted folder. */
export function trustMoreFiles(folder: string, files: Readonly<Record<string, string>>): void {
  trustFolder(folder, { ...folders.get(folder)?.files, ...files });
}

/**
 * Returns the hash that the file at an address must have, or `undefined` for addresses outside every remote's folder.
 */
export function findIntegrity(address: string): string | undefined {
  const entry = findFolder(address);
  if (!entry) return undefined;
  const [folder, { files }] = entry;
  return files[removeQuery(address.slice(folder.length))] ?? UNLISTED;
}

/**
 * Records that a file had a wrong hash. `address` is that of the file or of its folder. From now on, all files of the
 * folder are requested at addresses that no cache contains.
 */
export function bypassCachesFor(address: string): void {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const [path, { files, failures }] = findFolder(address) ?? [folder, { files: {}, failures: 0 }];
  folders.set(path, { files, failures: failures + 1 });
}

/** Returns the address at which to request a file. After a wrong copy, this is an address that no cache contains. */
export function getRequestAddress(address: string): string {
  const failures = findFolder(address)?.[1].failures ?? 0;
  return failures === 0 ? address : `${removeQuery(address)}?again=${failures}`;
}

function findFolder(address: string): readonly [string, TrustedFolder] | undefined {
  return [...folders].find(([folder]) => address.startsWith(folder));
}

function countFailures(folder: string): number {
  return folders.get(folder)?.failures ?? 0;
}

function removeQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}
