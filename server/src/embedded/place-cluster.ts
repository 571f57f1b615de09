import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../domain/start-error.ts';
import { createFile } from '../files/create-file.ts';
import type { DatabaseOwner } from './database-owner.ts';
import { mayReach } from './may-reach.ts';
import { inSystemHome } from './system-home.ts';

const FOLDER = 'postgres';
/** Says where the database lies when that is not in the data folder. */
const POINTER = 'postgres-place';

/**
 * PostgreSQL's folder of a data folder that has one already: it stays where it was made.
 *
 * @throws StartError when it lay elsewhere and is gone: an empty one must not silently take its place.
 */
export async function findCluster(dataDir: string): Promise<string | undefined> {
  const pointer = join(dataDir, POINTER);
  const elsewhere = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  if (elsewhere !== '') {
    if (existsSync(elsewhere)) return elsewhere;
    throw new StartError(
      `The database of ${dataDir} was in ${elsewhere} and is gone: put it back, or remove ${pointer} to begin with an empty one.`,
    );
  }
  const inData = join(resolve(dataDir), FOLDER);
  return existsSync(inData) ? inData : undefined;
}

/**
 * Where a new database is to lie: beside the other data, or, when the server runs as root in a folder that others may
 * not enter, in a new place under `/var/lib/atrium`.
 */
export async function placeCluster(dataDir: string, owner: DatabaseOwner | undefined): Promise<string> {
  const inData = join(resolve(dataDir), FOLDER);
  if (!owner || (await mayReach(inData, owner))) return inData;
  const home = await inSystemHome(randomUUID());
  await mkdir(home);
  await chmod(home, 0o755);
  return join(home, FOLDER);
}

/** Writes down where the database of a data folder lies, once it is made. */
export async function rememberCluster(dataDir: string, cluster: string): Promise<void> {
  if (cluster !== join(resolve(dataDir), FOLDER)) await createFile(join(dataDir, POINTER), `${cluster}\n`);
}
