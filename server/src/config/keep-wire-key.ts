import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The wire format's secret of an installation that was given none: made once, and the same ever after. */
export async function keepWireKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'wire-key');
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    () => undefined,
  );
  return readFile(path, 'utf8');
}
