import { chmod, mkdir } from 'node:fs/promises';

/**
 * The folder for files of the embedded PostgreSQL. Elsewhere, the system user that runs it could
 * not access them.
 */
const SYSTEM_HOME = '/var/lib/atrium';

/** Creates this product's system folder, which every user can enter regardless of the umask. Returns its path. */
export async function createSystemFolder(): Promise<string> {
  await mkdir(SYSTEM_HOME, { recursive: true });
  await chmod(SYSTEM_HOME, 0o755);
  return SYSTEM_HOME;
}
