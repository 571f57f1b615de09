import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { processMark } from './process-mark.ts';

test('gives a process a mark that does not change, is unique, and disappears when the process ends', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const pid = child.pid ?? 0;
  const mark = await processMark(pid);
  expect(mark).toBeDefined();
  expect(await processMark(pid)).toBe(mark);
  expect(await processMark(process.pid)).not.toBe(mark);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await processMark(pid)).toBeUndefined();
});

test('gives a process of another user a mark as well', async () => {
  expect(await processMark(1)).toBeDefined();
});
