import { join } from 'node:path';
import { type Pointer, pointerSchema, type Registry } from '@atrium/contract';
import { fetchPointer } from './fetch-pointer.ts';
import { findRemotes, type LocalRemote } from './find-remotes.ts';

/** The folder of a build, whose `catalogs` contain its built-in texts. */
export interface CatalogFolder {
  /** A path, or the address of a folder on another server. It ends with a slash. */
  readonly address: string | URL;
  /** Whether its files never change. */
  readonly isFixed: boolean;
  /** The first part of the ids of its messages. Without it, the folder may contain all messages. */
  readonly messagePrefix?: string;
}

interface CatalogSources {
  readonly hostDir: string;
  readonly remotesDir: string | undefined;
  /** The remotes that the configuration names. They replace those of the same name in `remotesDir`. */
  readonly remotes: Registry['remotes'];
  /** The origin of the addresses in `remotes` that have no origin. */
  readonly remotesOrigin?: string | undefined;
}

/** Returns the folders of the host and of the current versions of all enabled remotes. */
export async function findCatalogFolders(sources: CatalogSources): Promise<readonly CatalogFolder[]> {
  const { hostDir, remotesDir, remotes, remotesOrigin } = sources;
  const remoteNames = new Set(remotes.map(({ name }) => name));
  const local = remotesDir === undefined ? [] : await findRemotes(remotesDir);
  const found = await Promise.all([
    ...local.filter(({ name }) => !remoteNames.has(name)).map(findLocalFolder),
    ...remotes.filter(({ disabled }) => !disabled).map((remote) => findFolder(remote, remotesOrigin)),
  ]);
  const origin = URL.parse(remotesOrigin ?? '');
  return [
    { address: `${hostDir}/`, isFixed: false },
    // If another server delivers the host, this server has no files of it. The host is then at the same origin as the
    // remotes whose addresses have no origin.
    ...(origin ? [{ address: new URL('/', origin), isFixed: false }] : []),
    ...found.filter((folder) => folder !== undefined),
  ];
}

function findLocalFolder({ path, pointer }: LocalRemote): CatalogFolder | undefined {
  const { data } = pointerSchema.safeParse(pointer);
  return data && describeFolder(`${join(path, data.current.base)}/`, data);
}

async function findFolder(
  { pointers }: Registry['remotes'][number],
  origin: string | undefined,
): Promise<CatalogFolder | undefined> {
  for (const address of pointers) {
    const url = URL.parse(address, origin);
    const { data } = pointerSchema.safeParse(url && (await fetchPointer([url])));
    const folder = data && URL.parse(data.current.base, url ?? undefined);
    if (folder) return describeFolder(folder, data);
  }
  return undefined;
}

function describeFolder(address: string | URL, { current }: Pointer): CatalogFolder {
  return { address, isFixed: true, messagePrefix: current.descriptor.messages };
}
