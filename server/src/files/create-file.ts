import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Makes a file that only this user reads, unless one of that name is there. It appears whole or not at all, whenever
 * this process dies.
 *
 * @returns whether it was made.
 */
export async function createFile(path: string, text: string): Promise<boolean> {
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
