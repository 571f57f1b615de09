import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A remote that this server serves. */
export interface LocalRemote {
  /** The name of the remote, as in its pointer: `remote_assets`. */
  readonly name: string;
  /** Name of its folder. The addresses of its files begin with `/remotes/` and this name. */
  readonly folder: string;
  /** Path of its files: the folder itself, or `dist` in the folder. */
  readonly path: string;
  /** The content of its `remote.json`. */
  readonly pointer: object;
}

/**
 * Returns the remotes under a folder: each child that contains a `remote.json`, itself or in its `dist`. Reads the
 * folder each time, so that a remote deployed while the server runs is found.
 */
export async function findRemotes(home: string): Promise<readonly LocalRemote[]> {
  const children = await readdir(home, { withFileTypes: true }).catch(() => []);
  const folders = children.filter((child) => child.isDirectory() || child.isSymbolicLink());
  const found = await Promise.all(folders.map(({ name }) => findRemote(home, name)));
  return found.filter((remote) => remote !== undefined);
}

const FOLDER = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Returns the remote of one folder, if there is one. A name that leads out of the home folder is rejected. */
export async function findRemote(home: string, folder: string): Promise<LocalRemote | undefined> {
  if (!FOLDER.test(folder)) return undefined;
  for (const path of [join(home, folder), join(home, folder, 'dist')]) {
    const pointer = await readPointer(join(path, 'remote.json'));
    if (typeof pointer?.name === 'string') return { name: pointer.name, folder, path, pointer };
  }
  return undefined;
}

async function readPointer(file: string): Promise<{ readonly name?: unknown } | undefined> {
  try {
    const pointer: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof pointer === 'object' && pointer !== null ? pointer : undefined;
  } catch {
    return undefined;
  }
}
