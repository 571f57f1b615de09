import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Whether a file lies under a folder; a path that leads out of it does not. */
export async function isFile(home: string, file: string): Promise<boolean> {
  const path = resolve(home, file);
  if (!path.startsWith(resolve(home) + sep)) return false;
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
