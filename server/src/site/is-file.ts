import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Returns whether a file exists in a folder. Returns false for a path that leads out of the folder. */
export async function isFile(folder: string, file: string): Promise<boolean> {
  const path = resolve(folder, file);
  if (!path.startsWith(resolve(folder) + sep)) return false;
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
