import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DatabaseOwner } from './database-owner.ts';
import type { PostgresBinaries } from './find-postgres-binaries.ts';
import { mayReach } from './may-reach.ts';

/** Where things go that the database's own user could not reach otherwise. */
const SYSTEM_HOME = '/var/lib/atrium';
const HASH_LENGTH = 12;

export interface DatabasePlace {
  readonly binaries: PostgresBinaries;
  /** PostgreSQL's data folder. */
  readonly cluster: string;
}

/**
 * Where PostgreSQL's programs and data lie: beside the other data, or, when the server runs as root in a folder that
 * others may not enter, under `/var/lib/atrium`.
 */
export async function placeDatabase(
  dataDir: string,
  binaries: PostgresBinaries,
  owner: DatabaseOwner | undefined,
): Promise<DatabasePlace> {
  const inData = join(resolve(dataDir), 'postgres');
  if (!owner) return { binaries, cluster: inData };
  const isDataFine = await mayReach(inData, owner);
  const areBinariesFine = await mayReach(binaries.postgres, owner);
  return {
    binaries: areBinariesFine ? binaries : await copyBinaries(binaries),
    cluster: isDataFine ? inData : join(SYSTEM_HOME, shortHash(resolve(dataDir)), 'postgres'),
  };
}

async function copyBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const home = join(SYSTEM_HOME, `programs-${shortHash(binaries.home)}`);
  if (!existsSync(home)) {
    const unfinished = `${home}.${process.pid}`;
    await mkdir(SYSTEM_HOME, { recursive: true });
    await chmod(SYSTEM_HOME, 0o755);
    await cp(binaries.home, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  const moved = (path: string): string => join(home, path.slice(binaries.home.length));
  return { home, initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
