import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, STATE } from './paths.mjs';

/** Folders whose content does not affect a build. */
const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'coverage', '.atrium', '.git']);

/**
 * Returns one hash of the names and contents of files and folders.
 *
 * @param {readonly string[]} entries paths relative to the root; a missing one counts as empty.
 */
export async function computeFingerprint(entries) {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of await listFiles(entry))
      hash
        .update(file)
        .update('\0')
        .update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Returns the files of a folder at any depth, or the file itself. Returns no files if the entry is missing. */
async function listFiles(entry) {
  const children = await readdir(join(ROOT, entry), { withFileTypes: true }).catch((error) =>
    error.code === 'ENOTDIR' ? undefined : [],
  );
  if (!children) return [entry];
  const lists = children
    .filter((child) => !SKIPPED.has(child.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((child) => (child.isDirectory() ? listFiles(join(entry, child.name)) : [join(entry, child.name)]));
  return (await Promise.all(lists)).flat();
}

const getStampPath = (name) => join(STATE, 'stamps', name);

/** Returns whether a step last finished with the same fingerprint. */
export async function isUpToDate(name, fingerprint) {
  return (await readFile(getStampPath(name), 'utf8').catch(() => '')) === fingerprint;
}

export async function storeFingerprint(name, fingerprint) {
  await mkdir(dirname(getStampPath(name)), { recursive: true });
  await writeFile(getStampPath(name), fingerprint);
}
