import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../domain/start-error.ts';
import { createFileIfMissing } from '../files/create-file-if-missing.ts';
import { createSystemFolder } from './create-system-folder.ts';
import { mayAccess } from './may-access.ts';
import type { SystemUser } from './system-user.ts';

const FOLDER = 'postgres';
/** The file that contains the path of the database when it is outside the data folder. */
const POINTER = 'postgres-place';

/**
 * Returns PostgreSQL's folder for a data folder, or undefined if there is no database yet. The database stays where it
 * was created, inside or outside the data folder.
 *
 * @throws StartError when the database was elsewhere and is missing, because an empty database must not silently
 * replace it.
 */
export async function findCluster(dataDir: string): Promise<string | undefined> {
  const pointer = join(dataDir, POINTER);
  const storedPath = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  if (storedPath !== '') {
    if (existsSync(storedPath)) return storedPath;
    throw new StartError(
      `The database of ${dataDir} was in ${storedPath}, but is missing there. Restore it, or delete ${pointer} to start with an empty database.`,
    );
  }
  const defaultFolder = join(resolve(dataDir), FOLDER);
  return existsSync(defaultFolder) ? defaultFolder : undefined;
}

/**
 * Returns the folder for a new database: inside the data folder, or in a new folder under `/var/lib/atrium` when the
 * server runs as root and the database's user cannot enter the data folder.
 */
export async function chooseClusterFolder(
  dataDir: string,
  systemUser: SystemUser | undefined,
): Promise<string> {
  const defaultFolder = join(resolve(dataDir), FOLDER);
  if (!systemUser || (await mayAccess(defaultFolder, systemUser))) return defaultFolder;
  const home = join(await createSystemFolder(), randomUUID());
  await mkdir(home);
  await chmod(home, 0o755);
  return join(home, FOLDER);
}

/** Stores the path of the database of a data folder if it is outside this folder. */
export async function storeClusterPath(dataDir: string, cluster: string): Promise<void> {
  if (cluster !== join(resolve(dataDir), FOLDER))
    await createFileIfMissing(join(dataDir, POINTER), `${cluster}\n`);
}
