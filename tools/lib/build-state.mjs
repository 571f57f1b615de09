import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeFingerprint } from './fingerprint.mjs';

/** Files that every build can contain. Besides them, the dependency rules let a package import only its own folder. */
const COMMON = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', 'shared'];

/**
 * Returns a value that changes with everything that the content of a package's build depends on.
 *
 * @param {string} name the package's folder.
 * @param {NodeJS.ProcessEnv} env
 */
export async function computeBuildFingerprint(name, env) {
  return [await computeFingerprint([...COMMON, name]), env.ATRIUM_BUILD_LABEL ?? ''].join('-');
}

/**
 * Returns whether a folder contains a finished build: the page of the host, or the pointer of a remote and the current
 * version.
 *
 * @param {string} dist
 */
export async function isBuilt(dist) {
  if (existsSync(join(dist, 'index.html'))) return true;
  try {
    const { current } = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8'));
    return existsSync(join(dist, current.base, 'integrity.json'));
  } catch {
    return false;
  }
}
