import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../domain/start-error.ts';
import { getChildEnvironment } from './get-child-environment.ts';

const run = (program: string, args: readonly string[]) =>
  promisify(execFile)(program, args, { env: getChildEnvironment() });

/** The system user that PostgreSQL runs as. */
export interface DatabaseOwner {
  readonly uid: number;
  readonly gid: number;
}

/** The name of the system user and of its group. */
const OWNER_NAME = 'postgres';

/**
 * Returns the system user that runs PostgreSQL, which refuses to run as root. For an existing database this is the user
 * who owns it. For a new database it is a separate system user, which is created if it is missing. Undefined when this
 * process does not run as root, because PostgreSQL can then run as the same user.
 *
 * @param cluster PostgreSQL's folder, if it already exists.
 */
export async function findOrCreateDatabaseOwner(
  cluster: string | undefined,
): Promise<DatabaseOwner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const found = cluster === undefined ? undefined : await stat(cluster);
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  return (await readOwner()) ?? (await createOwner());
}

async function readOwner(): Promise<DatabaseOwner | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', OWNER_NAME]), run('id', ['-g', OWNER_NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createOwner(): Promise<DatabaseOwner> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      OWNER_NAME,
    ]);
  } catch {
    // The check below finds out whether the user exists now. It may, if another process created it.
  }
  const owner = await readOwner();
  if (owner) return owner;
  throw new StartError(
    'PostgreSQL does not run as root, and Atrium failed to create the system user "postgres" (is useradd installed?). ' +
      'Create this user, start Atrium as another user than root, or set DATABASE_URL.',
  );
}
