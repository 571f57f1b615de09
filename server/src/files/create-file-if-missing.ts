import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Creates a file that only the current system user can read, unless a file with that name exists. The file appears
 * complete or not at all, even if this process ends.
 *
 * @returns Whether the file was created.
 */
export async function createFileIfMissing(path: string, text: string): Promise<boolean> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, text, { mode: 0o600 });
  try {
    await link(unfinished, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
