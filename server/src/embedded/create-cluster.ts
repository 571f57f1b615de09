import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../domain/start-error.ts';
import type { PostgresBinaries } from './find-postgres-binaries.ts';
import { getChildEnvironment } from './get-child-environment.ts';
import type { SystemUser } from './system-user.ts';

/** The superuser of the cluster: a user of PostgreSQL, not of the operating system. */
export const CLUSTER_USER = 'atrium';

export interface ClusterOptions {
  readonly binaries: PostgresBinaries;
  /** PostgreSQL's folder, which it calls a cluster. */
  readonly cluster: string;
  /** The system user that runs PostgreSQL. Undefined for the user of this process. */
  readonly systemUser: SystemUser | undefined;
  /** The file that stores the password. Only the user of this process can read it. */
  readonly passwordFile: string;
}

/**
 * Creates a cluster if it does not exist, and returns its password. An interrupted attempt leaves nothing that looks
 * like a complete cluster.
 */
export async function createCluster(options: ClusterOptions): Promise<string> {
  const stored = await readFile(options.passwordFile, 'utf8').catch(() => undefined);
  if (existsSync(options.cluster)) {
    if (stored) return stored;
    throw new StartError(
      `The database in ${options.cluster} exists, but its password (${options.passwordFile}) is missing. ` +
        'Restore this file, or move the database to another folder to start with an empty one.',
    );
  }
  const password = randomBytes(24).toString('base64url');
  await initializeCluster(options, password);
  await writeFile(options.passwordFile, password, { mode: 0o600 });
  await rename(`${options.cluster}.new`, options.cluster);
  return password;
}

async function initializeCluster(
  { binaries, cluster, systemUser }: ClusterOptions,
  password: string,
): Promise<void> {
  const unfinished = `${cluster}.new`;
  // A temporary file for `initdb`, which may run as another user.
  const initdbPasswordFile = `${cluster}.password`;
  await mkdir(dirname(cluster), { recursive: true, mode: 0o755 });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(initdbPasswordFile, password, { mode: 0o600 });
  try {
    if (systemUser) {
      await chown(unfinished, systemUser.uid, systemUser.gid);
      await chown(initdbPasswordFile, systemUser.uid, systemUser.gid);
    }
    await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable));
    await promisify(execFile)(binaries.initdb, initdbArguments(unfinished, initdbPasswordFile), {
      ...(systemUser ?? {}),
      cwd: dirname(cluster),
      env: getChildEnvironment(),
    });
  } catch (error) {
    throw new StartError(`Failed to create the database in ${cluster}: ${getReason(error)}`);
  } finally {
    await rm(initdbPasswordFile, { force: true });
  }
}

function initdbArguments(folder: string, passwordFile: string): readonly string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
}

/**
 * Package managers may install the programs without the permission to execute them. If the permission cannot be set,
 * the start of the program reports the error.
 */
async function makeExecutable(path: string): Promise<void> {
  await chmod(path, 0o755).catch(() => undefined);
}

function getReason(error: unknown): string {
  const { stderr, message } = error as { readonly stderr?: string; readonly message: string };
  return (stderr || message).trim();
}
