import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder for files that the database's user could not access elsewhere. */
const SYSTEM_HOME = '/var/lib/atrium';

/**
 * Creates this product's system folder, which every user can enter regardless of the umask. Returns the path of `name`
 * in it, which the function does not create.
 */
export async function createSystemFolder(name: string): Promise<string> {
  await mkdir(SYSTEM_HOME, { recursive: true });
  await chmod(SYSTEM_HOME, 0o755);
  return join(SYSTEM_HOME, name);
}
