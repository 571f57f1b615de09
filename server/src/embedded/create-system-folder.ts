import { chmod, mkdir } from 'node:fs/promises';

/** The folder for files that the database's user could not access elsewhere. */
const SYSTEM_HOME = '/var/lib/atrium';

/** Creates this product's system folder, which every user can enter regardless of the umask. Returns its path. */
export async function createSystemFolder(): Promise<string> {
  await mkdir(SYSTEM_HOME, { recursive: true });
  await chmod(SYSTEM_HOME, 0o755);
  return SYSTEM_HOME;
}
