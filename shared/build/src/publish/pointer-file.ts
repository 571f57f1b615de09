import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Pointer, pointerSchema, type RemoteVersion } from '@atrium/contract';
import { compressFile } from './compress-file.ts';

/** The number of versions that stay in the folder. Open pages may still fetch chunks of a replaced version. */
const MAX_VERSIONS = 5;

/** The folder, next to those of the versions, to which a build writes its files until its version is complete. */
export const DRAFT_FOLDER = '.draft';

/**
 * Makes `version` the current version of the pointer in `dist`, and the former current version the previous one. The
 * pointer is replaced atomically: a reader sees the old or the new one.
 */
export async function setCurrentVersion(dist: string, version: RemoteVersion): Promise<Pointer> {
  const currentPointer = await readPointer(dist);
  const previous =
    currentPointer && currentPointer.current.version !== version.version
      ? currentPointer.current
      : (currentPointer?.previous ?? null);
  const pointer: Pointer = { name: version.descriptor.name, current: version, previous };
  await writePointer(dist, pointer);
  await removeOldVersions(dist, pointer);
  return pointer;
}

/** Swaps the current and the previous version. Throws when there is no previous version. */
export async function rollBack(dist: string): Promise<Pointer> {
  const currentPointer = await readPointer(dist);
  if (!currentPointer?.previous)
    throw new Error(`${dist}: the pointer names no previous version to roll back to`);
  const pointer: Pointer = {
    ...currentPointer,
    current: currentPointer.previous,
    previous: currentPointer.current,
  };
  await writePointer(dist, pointer);
  return pointer;
}

/** Returns the pointer if it is valid and the folder of its current version exists. */
async function readPointer(dist: string): Promise<Pointer | undefined> {
  const text = await readFile(path.join(dist, 'remote.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const pointer = pointerSchema.parse(JSON.parse(text));
    const exists = await stat(path.join(dist, pointer.current.base)).catch(() => undefined);
    return exists ? pointer : undefined;
  } catch {
    // The pointer has an older format or is incomplete. This build replaces it.
    return undefined;
  }
}

async function writePointer(dist: string, pointer: Pointer): Promise<void> {
  await mkdir(dist, { recursive: true });
  const temporaryFile = path.join(dist, 'remote.json.draft');
  await writeFile(temporaryFile, JSON.stringify(pointer));
  await compressFile(temporaryFile);
  // The plain file comes last, so that the compressed files are already up to date when a reader sees it.
  for (const suffix of ['.br', '.gz', ''])
    await rename(`${temporaryFile}${suffix}`, path.join(dist, `remote.json${suffix}`));
}

async function removeOldVersions(dist: string, pointer: Pointer): Promise<void> {
  const retainedNames = [DRAFT_FOLDER, pointer.current.version, pointer.previous?.version];
  const entries = await readdir(dist, { withFileTypes: true });
  const otherVersions = entries.filter((entry) => entry.isDirectory() && !retainedNames.includes(entry.name));
  const withTimes = await Promise.all(
    otherVersions.map(async ({ name }) => ({ name, time: (await stat(path.join(dist, name))).mtimeMs })),
  );
  // The current and the previous version are not in this list, but count too.
  const oldest = withTimes.sort((one, other) => other.time - one.time).slice(MAX_VERSIONS - 2);
  await Promise.all(oldest.map(({ name }) => rm(path.join(dist, name), { recursive: true })));
}
