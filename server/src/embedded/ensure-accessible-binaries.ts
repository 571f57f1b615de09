import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createSystemFolder } from './create-system-folder.ts';
import type { PostgresBinaries } from './find-postgres-binaries.ts';
import { mayAccess } from './may-access.ts';
import type { SystemUser } from './system-user.ts';

const HASH_LENGTH = 12;

/** Returns the same programs, or a copy of them if the system user cannot access them. */
export async function ensureAccessibleBinaries(
  binaries: PostgresBinaries,
  systemUser: SystemUser | undefined,
): Promise<PostgresBinaries> {
  if (!systemUser || (await mayAccess(binaries.postgres, systemUser))) return binaries;
  const hash = createHash('sha256').update(binaries.home).digest('hex').slice(0, HASH_LENGTH);
  const home = join(await createSystemFolder(), `programs-${hash}`);
  if (!existsSync(home)) await copyForAllUsers(binaries.home, home);
  const toCopyPath = (path: string): string => join(home, path.slice(binaries.home.length));
  return { home, initdb: toCopyPath(binaries.initdb), postgres: toCopyPath(binaries.postgres) };
}

/** Copies the programs so that every system user can run them. Copies all of them or none. */
async function copyForAllUsers(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}`;
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  for (const entry of await readdir(unfinished, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    // Files that their owner can execute stay executable.
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
  // The rename fails if another server has made the same copy meanwhile.
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true, force: true }));
}
