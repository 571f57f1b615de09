import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALE_IDS, type Pointer, pointerSchema, type Registry } from '@atrium/contract';
import { findRemotes, type LocalRemote } from './find-remotes.ts';
import { isFile } from './is-file.ts';
import type { LostRemotes } from './lost-remotes.ts';

type ListedRemote = Registry['remotes'][number];

interface Remotes {
  /** Folder of those that are served from here; none are when it is missing. */
  readonly remotesDir: string | undefined;
  /** Those that are served elsewhere. They stand in place of one of the same name that lies here. */
  readonly remotes: readonly ListedRemote[];
  readonly lost: LostRemotes;
}

/**
 * The registry as it is at this moment. Of remotes that lie here it holds what their pointers say, and their titles in
 * a language, so that a console has all of them by one request. Of those whose pointer has gone it holds the address.
 */
export async function listRemotes(
  { remotesDir, remotes, lost }: Remotes,
  locale: string | undefined,
): Promise<Registry> {
  const elsewhere = new Set(remotes.map(({ name }) => name));
  const local = remotesDir ? await findRemotes(remotesDir) : [];
  const here = local.filter(({ name }) => !elsewhere.has(name));
  const gone = lost.compare(local).filter(({ name }) => !elsewhere.has(name));
  const listed = await Promise.all(here.map((remote) => describe(remote, locale)));
  return { remotes: [...[...listed, ...gone.map(locate)].sort(byName), ...remotes] };
}

function byName(one: ListedRemote, other: ListedRemote): number {
  return one.name < other.name ? -1 : 1;
}

function locate({ name, folder }: Pick<LocalRemote, 'name' | 'folder'>): ListedRemote {
  return { name, pointers: [`/remotes/${folder}/remote.json`] };
}

async function describe(remote: LocalRemote, locale: string | undefined): Promise<ListedRemote> {
  const listed = locate(remote);
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
  const locale = LOCALE_IDS.find((known) => known === requested);
  const named = locale && current.descriptor.titles[locale];
  const file = named && join(current.base, named);
  if (!file || !(await isFile(path, file))) return undefined;
  try {
    return { [locale]: JSON.parse(await readFile(join(path, file), 'utf8')) };
  } catch {
    // The console asks for the file by itself then, and says what is wrong with it.
    return undefined;
  }
}
