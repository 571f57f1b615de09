import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where things go that the database's own user could not reach otherwise. */
const SYSTEM_HOME = '/var/lib/atrium';

/** A place under the system's own folder for this product, whose parent everybody may enter, whatever the umask. */
export async function inSystemHome(name: string): Promise<string> {
  await mkdir(SYSTEM_HOME, { recursive: true });
  await chmod(SYSTEM_HOME, 0o755);
  return join(SYSTEM_HOME, name);
}
