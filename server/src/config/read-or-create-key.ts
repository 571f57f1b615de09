import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../domain/start-error.ts';
import { createFileIfMissing } from '../files/create-file-if-missing.ts';

/** The file name of the key of the wire format, or of the key that encrypts stored secrets. */
type StoredKey = 'wire-key' | 'secret-key';

/**
 * Returns the random key that a deployment uses if its settings contain none. The first call creates the key and stores
 * it in the data folder. It never changes.
 *
 * @throws StartError when the data folder cannot store the key.
 */
export async function readOrCreateKey(dataDir: string, name: StoredKey): Promise<string> {
  const path = join(dataDir, name);
  try {
    await mkdir(dataDir, { recursive: true });
    await createFileIfMissing(path, randomBytes(24).toString('base64url'));
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new StartError(
      `Failed to store the key in ${path}: ${(error as Error).message}. Set ATRIUM_${name.toUpperCase().replace('-', '_')} instead.`,
    );
  }
}
