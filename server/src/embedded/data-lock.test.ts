import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockData } from './data-lock.ts';
import { readProcessIdentity } from './read-process-identity.ts';

describe('the lock of a data folder', () => {
  let dir: string;
  let file: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'atrium-lock-'));
    file = join(dir, 'atrium.lock');
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('exists until it is released, and leaves no files behind', async () => {
    const lock = await lockData(dir);
    await expect(lockData(dir)).rejects.toThrow(
      `Another Atrium server (process ${process.pid}) uses the data in ${dir}.`,
    );
    await lock.release();
    expect(await readdir(dir)).toEqual([]);
    await (await lockData(dir)).release();
  });

  it('is created together with the folder', async () => {
    const lock = await lockData(join(dir, 'new', 'data'));
    expect(await readdir(join(dir, 'new', 'data'))).toEqual(['atrium.lock']);
    await lock.release();
  });

  it.each([
    ['a process that no longer exists', () => JSON.stringify({ pid: 2 ** 22 + 1, identity: 'any' })],
    [
      'a process whose id now belongs to another process',
      () => JSON.stringify({ pid: 1, identity: 'earlier' }),
    ],
    ['an earlier process with the id of this one', () => JSON.stringify({ pid: process.pid, identity: '1' })],
    ['an unknown process, whose lock cannot be read', () => '{"pid":'],
  ])('is taken over from %s', async (_, text) => {
    await writeFile(file, text());
    const lock = await lockData(dir);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      pid: process.pid,
      identity: await readProcessIdentity(process.pid),
    });
    await lock.release();
  });

  it('goes to one of many simultaneous requests, also when all of them find the lock of a dead process', async () => {
    await writeFile(file, '{"pid":4194304,"identity":"long ago"}');
    const requested = await Promise.allSettled(Array.from({ length: 8 }, () => lockData(dir)));
    expect(requested.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(dir)).toEqual(['atrium.lock']);
  });

  it('is not released by a process that has lost it', async () => {
    const lock = await lockData(dir);
    await writeFile(file, 'of another process');
    await lock.release();
    expect(await readFile(file, 'utf8')).toBe('of another process');
  });
});
