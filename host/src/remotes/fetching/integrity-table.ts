/** A hash that is valid in form but matches no content. It rejects files that a folder's manifest does not list. */
const UNLISTED = `sha384-${'A'.repeat(64)}`;

interface TrustedFolder {
  /** The hash of each file, by its path in the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** How often one of its files had a wrong hash. */
  readonly failureCount: number;
}

const folders = new Map<string, TrustedFolder>();

/**
 * From now on, requires files of the folder (an absolute address with a trailing slash) to have the hashes of its
 * manifest.
 */
export function trustFolder(folder: string, files: Readonly<Record<string, string>>): void {
  folders.set(folder, { files, failureCount: getFailureCount(folder) });
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
  const [path, { files, failureCount }] = findFolder(address) ?? [folder, { files: {}, failureCount: 0 }];
  folders.set(path, { files, failureCount: failureCount + 1 });
}

/** Returns the address at which to request a file. After a wrong hash, this is an address that no cache contains. */
export function getRequestAddress(address: string): string {
  const failureCount = findFolder(address)?.[1].failureCount ?? 0;
  return failureCount === 0 ? address : `${removeQuery(address)}?again=${failureCount}`;
}

function findFolder(address: string): readonly [string, TrustedFolder] | undefined {
  return [...folders].find(([folder]) => address.startsWith(folder));
}

function getFailureCount(folder: string): number {
  return folders.get(folder)?.failureCount ?? 0;
}

function removeQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}
