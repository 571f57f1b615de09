import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Pointer, pointerSchema, type RemoteVersion } from '@atrium/contract';
import { compressFile } from './compress-file.ts';

/** The number of versions that stay in the folder. Open pages may still fetch chunks of a replaced version. */
const MAX_VERSIONS = 5;

/** The folder next to the versions in which a build writes its files before they have a version. */
export const DRAFT_FOLDER = '.draft';

/**
 * Makes `version` the current version of the pointer in `dist`, and the former current version the previous one. The
 * pointer is replaced atomically: a reader sees the old or the new one.
 */
export async function setCurrentVersion(dist: string, version: RemoteVersion): Promise<Pointer> {
  const before = await readPointer(dist);
  const previous =
    before && before.current.version !== version.version ? before.current : (before?.previous ?? null);
  const pointer: Pointer = { name: version.descriptor.name, current: version, previous };
  await writePointer(dist, pointer);
  await removeOldVersions(dist, pointer);
  return pointer;
}

/** Swaps the current and the previous version. Throws when there is no previous version. */
export async function rollBack(dist: string): Promise<Pointer> {
  const before = await readPointer(dist);
  if (!before?.previous) throw new Error(`${dist}: the pointer names no previous version to go back to`);
  const pointer: Pointer = { ...before, current: before.previous, previous: before.current };
  await writePointer(dist, pointer);
  return pointer;
}

async function readPointer(dist: string): Promise<Pointer | undefined> {
  const text = await readFile(path.join(dist, 'remote.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const pointer = pointerSchema.parse(JSON.parse(text));
    const isThere = await stat(path.join(dist, pointer.current.base)).catch(() => undefined);
    return isThere ? pointer : undefined;
  } catch {
    // A pointer of an older format or an incomplete file. This build writes it again.
    return undefined;
  }
}

async function writePointer(dist: string, pointer: Pointer): Promise<void> {
  await mkdir(dist, { recursive: true });
  const draft = path.join(dist, 'remote.json.draft');
  await writeFile(draft, JSON.stringify(pointer));
  await compressFile(draft);
  // The plain file comes last, so that the compressed files are already up to date when a reader sees it.
  for (const suffix of ['.br', '.gz', ''])
    await rename(`${draft}${suffix}`, path.join(dist, `remote.json${suffix}`));
}

async function removeOldVersions(dist: string, pointer: Pointer): Promise<void> {
  const named = [DRAFT_FOLDER, pointer.current.version, pointer.previous?.version];
  const entries = await readdir(dist, { withFileTypes: true });
  const others = entries.filter((entry) => entry.isDirectory() && !named.includes(entry.name));
  const aged = await Promise.all(
    others.map(async ({ name }) => ({ name, time: (await stat(path.join(dist, name))).mtimeMs })),
  );
  const old = aged.sort((one, other) => other.time - one.time).slice(MAX_VERSIONS - 2);
  await Promise.all(old.map(({ name }) => rm(path.join(dist, name), { recursive: true })));
}
