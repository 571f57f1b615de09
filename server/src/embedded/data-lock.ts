import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../domain/start-error.ts';
import { createFileIfMissing } from '../files/create-file-if-missing.ts';
import { readProcessIdentity } from './read-process-identity.ts';

const LOCK_FILE = 'atrium.lock';
/**
 * After a process takes over the lock of a dead process, it waits this many milliseconds and then checks that the lock
 * is still its own. Until then, another process that also found the dead process in the old lock may replace the new
 * lock.
 */
const TAKEOVER_DELAY = 100;

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Locks a data folder for this process. Takes over the lock of a process that no longer exists.
 *
 * @throws StartError naming the process that has the lock.
 */
export async function lockData(dataDir: string): Promise<DataLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const path = join(dataDir, LOCK_FILE);
  const content = JSON.stringify({
    pid: process.pid,
    identity: await readProcessIdentity(process.pid),
    nonce: randomUUID(),
  });
  const isOurs = async (): Promise<boolean> => (await readText(path)) === content;
  const release = async (): Promise<void> => {
    if (await isOurs()) await rm(path, { force: true });
  };
  for (let isTakenOver = false; ; isTakenOver = true) {
    if (await createFileIfMissing(path, content)) {
      if (isTakenOver) await new Promise((resolve) => setTimeout(resolve, TAKEOVER_DELAY));
      if (await isOurs()) return { release };
    }
    const storedText = await readText(path);
    const holder = readHolder(storedText);
    if (holder && (await readProcessIdentity(holder.pid)) === holder.identity) {
      throw new StartError(`Another Atrium server (process ${holder.pid}) uses the data in ${dataDir}.`);
    }
    if ((await readText(path)) === storedText) await rm(path, { force: true });
  }
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function readHolder(text = ''): { readonly pid: number; readonly identity: unknown } | undefined {
  try {
    const { pid, identity } = JSON.parse(text) as { readonly pid?: unknown; readonly identity?: unknown };
    return typeof pid === 'number' && identity !== undefined ? { pid, identity } : undefined;
  } catch {
    return undefined;
  }
}
