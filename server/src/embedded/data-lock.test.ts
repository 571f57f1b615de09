import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockData } from './data-lock.ts';
import { processMark } from './process-mark.ts';

describe('the lock of a data folder', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atrium-lock-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const leaveLock = (text: string) => writeFile(join(dataDir, 'atrium.lock'), text);

  it('is had by one, whose process the next one is told, and free again after its release', async () => {
    const lock = await lockData(dataDir);
    await expect(lockData(dataDir)).rejects.toThrow(
      `Another Atrium (process ${process.pid}) is using the data`,
    );
    await lock.release();
    await (await lockData(dataDir)).release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is had by one of many that ask together, also when all find a dead one in the way', async () => {
    await leaveLock('{"pid":4194304,"mark":"long ago"}');
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockData(dataDir)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = child.pid ?? 0;
    await leaveLock(JSON.stringify({ pid, mark: await processMark(pid) }));
    await expect(lockData(dataDir)).rejects.toThrow(`process ${pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await lockData(dataDir)).release();
  });

  it('is taken over when its number now belongs to another process', async () => {
    await leaveLock(JSON.stringify({ pid: process.ppid, mark: 'an earlier start' }));
    await (await lockData(dataDir)).release();
  });

  it.each(['', 'half a lo', '{}'])('is taken over when it is unreadable: %j', async (text) => {
    await leaveLock(text);
    await (await lockData(dataDir)).release();
  });
});
