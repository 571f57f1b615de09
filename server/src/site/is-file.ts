import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Whether a file is under a folder. A path that leads out of the folder is not. */
export async function isFile(home: string, file: string): Promise<boolean> {
  const path = resolve(home, file);
  if (!path.startsWith(resolve(home) + sep)) return false;
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
