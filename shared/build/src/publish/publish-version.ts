import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Compressed copies of files. Their bytes can differ between Node releases, so they are not compared. */
const COMPRESSED = /\.(br|gz)$/;

/**
 * Moves the files of a finished build to the folder of their version, in one step. A version never changes: when the
 * folder already exists, the new files are deleted.
 *
 * @throws when the folder contains other bytes.
 */
export async function publishVersion(builtFolder: string, folder: string): Promise<void> {
  if (!(await stat(folder).catch(() => undefined))) return rename(builtFolder, folder);
  const different = await findFirstDifference(builtFolder, folder);
  if (different !== undefined) {
    throw new Error(
      `${folder}: this version exists and its file ${different} has other bytes. A version never changes: remove the folder if nothing uses it, and build again.`,
    );
  }
  await rm(builtFolder, { recursive: true });
}

async function findFirstDifference(first: string, second: string): Promise<string | undefined> {
  const files = new Set([...(await listFiles(first)), ...(await listFiles(second))]);
  for (const file of [...files].sort()) {
    const [left, right] = await Promise.all(
      [first, second].map((folder) => readIfExists(path.join(folder, file))),
    );
    if (!left || !right || !left.equals(right)) return file;
  }
  return undefined;
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function readIfExists(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}
