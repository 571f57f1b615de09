import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processMark } from './process-mark.ts';
import { StartFailure } from './start-failure.ts';

const FILE = 'atrium.lock';
/** How long to wait before believing in a lock taken over from the dead: another who read it as stale may replace it. */
const SETTLING = 100;

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Takes a data folder for this process alone. The lock of a process that is gone is taken over.
 *
 * @throws StartFailure naming the process that has it.
 */
export async function lockData(dataDir: string): Promise<DataLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const path = join(dataDir, FILE);
  const own = JSON.stringify({ pid: process.pid, mark: await processMark(process.pid) });
  for (let isTakenOver = false; ; isTakenOver = true) {
    if (await takeFile(path, own)) {
      if (!isTakenOver || (await staysOurs(path, own))) return { release: () => rm(path, { force: true }) };
    }
    const holder = await readHolder(path);
    if (holder && (await processMark(holder.pid)) === holder.mark) {
      throw new StartFailure(`Another Atrium (process ${holder.pid}) is using the data in ${dataDir}.`);
    }
    await rm(path, { force: true });
  }
}

async function staysOurs(path: string, own: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING));
  return (await readFile(path, 'utf8').catch(() => '')) === own;
}

/** Links a whole file into place, so that nobody ever reads half a lock. */
async function takeFile(path: string, text: string): Promise<boolean> {
  const own = `${path}.${process.pid}`;
  await writeFile(own, text);
  try {
    await link(own, path);
    return true;
  } catch {
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

async function readHolder(path: string): Promise<{ pid: number; mark: string } | undefined> {
  try {
    const { pid, mark } = JSON.parse(await readFile(path, 'utf8')) as { pid: number; mark: string };
    return { pid, mark };
  } catch {
    return undefined;
  }
}
