import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALE_IDS, type Pointer, pointerSchema, type Registry } from '@atrium/contract';
import { findRemotes, type LocalRemote } from './find-remotes.ts';
import { isFile } from './is-file.ts';
import type { ServedRemotes } from './served-remotes.ts';

type ListedRemote = Registry['remotes'][number];

interface Remotes {
  /** Folder of the remotes that this server serves. Without it, there are none. */
  readonly remotesDir: string | undefined;
  /** Remotes on other servers. They replace local ones of the same name. */
  readonly remotes: readonly ListedRemote[];
  /**
   * Remembers which remotes this server has served. The registry still lists those that the server
   * no longer finds.
   */
  readonly served: ServedRemotes;
}

/**
 * Returns the current registry. It contains the pointers of local remotes and their titles in one language, so that a
 * console gets all of them with one request. Instead of a missing or invalid pointer, the registry contains only the
 * pointer's address.
 */
export async function listRemotes(
  { remotesDir, remotes, served }: Remotes,
  locale: string | undefined,
): Promise<Registry> {
  const namesElsewhere = new Set(remotes.map(({ name }) => name));
  const local = remotesDir ? await findRemotes(remotesDir) : [];
  const foundRemotes = local.filter(({ name }) => !namesElsewhere.has(name));
  const lostRemotes = served.addAndFindLost(local).filter(({ name }) => !namesElsewhere.has(name));
  const listed = await Promise.all(foundRemotes.map((remote) => describeRemote(remote, locale)));
  return { remotes: [...[...listed, ...lostRemotes.map(toListedRemote)].sort(byName), ...remotes] };
}

function byName(one: ListedRemote, other: ListedRemote): number {
  return one.name < other.name ? -1 : 1;
}

function toListedRemote({ name, folder }: Pick<LocalRemote, 'name' | 'folder'>): ListedRemote {
  return { name, pointers: [`/remotes/${folder}/remote.json`] };
}

/** Returns a local remote as the registry lists it: with its pointer and titles if the pointer is valid. */
async function describeRemote(remote: LocalRemote, locale: string | undefined): Promise<ListedRemote> {
  const listed = toListedRemote(remote);
  const parsed = pointerSchema.safeParse(remote.pointer);
  if (!parsed.success) return listed;
  const titles = await readTitles(remote, parsed.data, locale);
  return { ...listed, pointer: parsed.data, ...(titles ? { titles } : {}) };
}

async function readTitles(
  { path }: LocalRemote,
  { current }: Pointer,
  requested: string | undefined,
): Promise<object | undefined> {
  const locale = LOCALE_IDS.find((id) => id === requested);
  const titlesFile = locale && current.descriptor.titles[locale];
  const file = titlesFile && join(current.base, titlesFile);
  if (!file || !(await isFile(path, file))) return undefined;
  try {
    return { [locale]: JSON.parse(await readFile(join(path, file), 'utf8')) };
  } catch {
    // The console then requests the file itself and shows the error.
    return undefined;
  }
}
