import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../domain/start-error.ts';
import { getChildEnvironment } from './get-child-environment.ts';

const run = (program: string, args: readonly string[]) =>
  promisify(execFile)(program, args, { env: getChildEnvironment() });

/** The system user that PostgreSQL runs as. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The name of the system user and of its group. */
const SYSTEM_USER_NAME = 'postgres';

/**
 * Returns the system user that runs PostgreSQL, which refuses to run as root. For an existing database this is the user
 * who owns it. For a new database it is a separate system user, which is created if it is missing. Undefined when this
 * process does not run as root, because PostgreSQL can then run as the same user.
 *
 * @param cluster PostgreSQL's folder, if it already exists.
 */
export async function findOrCreateSystemUser(cluster: string | undefined): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const found = cluster === undefined ? undefined : await stat(cluster);
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  return (await readSystemUser()) ?? (await createSystemUser());
}

async function readSystemUser(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', SYSTEM_USER_NAME]),
      run('id', ['-g', SYSTEM_USER_NAME]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createSystemUser(): Promise<SystemUser> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      SYSTEM_USER_NAME,
    ]);
  } catch {
    // Another process may have created the user. The check below finds out whether the user exists now.
  }
  const systemUser = await readSystemUser();
  if (systemUser) return systemUser;
  throw new StartError(
    'PostgreSQL cannot run as root, and Atrium failed to create the system user "postgres" (is useradd installed?). ' +
      'Create this user, start Atrium as another user than root, or set DATABASE_URL.',
  );
}
