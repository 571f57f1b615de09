import { expect, test } from 'vitest';
import { withinRunLimit } from './run-limit.ts';

const never = () => new Promise<never>(() => undefined);

test('a run that ends in time gives what it gave', async () => {
  await expect(withinRunLimit(new AbortController().signal, async () => 'done')).resolves.toBe('done');
});

test('a run that takes too long is cut off, even one that no signal reaches', async () => {
  const cutOff = withinRunLimit(new AbortController().signal, never, 20);
  await expect(cutOff).rejects.toMatchObject({ reason: 'timeout' });
});

test('a caller that goes away calls its run off, or has gone before', async () => {
  const caller = new AbortController();
  let seen: AbortSignal | undefined;
  const run = withinRunLimit(caller.signal, (signal) => {
    seen = signal;
    return never();
  });
  caller.abort();
  await expect(run).rejects.toMatchObject({ reason: 'canceled' });
  expect(seen?.aborted).toBe(true);
  await expect(withinRunLimit(caller.signal, never)).rejects.toMatchObject({ reason: 'canceled' });
});
