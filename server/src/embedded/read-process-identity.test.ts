import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readProcessIdentity } from './read-process-identity.ts';

test('gives a process an identity that does not change, is unique, and disappears when the process ends', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const pid = child.pid ?? 0;
  const identity = await readProcessIdentity(pid);
  expect(identity).toBeDefined();
  expect(await readProcessIdentity(pid)).toBe(identity);
  expect(await readProcessIdentity(process.pid)).not.toBe(identity);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readProcessIdentity(pid)).toBeUndefined();
});

test('gives a process of another user an identity as well', async () => {
  expect(await readProcessIdentity(1)).toBeDefined();
});
