import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../domain/start-error.ts';
import { createFile } from '../files/create-file.ts';

/**
 * Returns the secret of the wire format for an installation that has none configured. It is created once and never
 * changes.
 *
 * @throws StartError when the data folder cannot store it.
 */
export async function readWireKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'wire-key');
  try {
    await mkdir(dataDir, { recursive: true });
    await createFile(path, randomBytes(24).toString('base64url'));
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    throw new StartError(
      `The wire key cannot be kept in ${path}, so set ATRIUM_WIRE_KEY: ${(error as Error).message}.`,
    );
  }
}
