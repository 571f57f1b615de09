import { expect, test } from 'vitest';
import { createFairQueue } from '../../queue/fair-queue.ts';
import { EngineFailure } from '../core/engine-failure.ts';
import { runWithinLimit } from './run-within-limit.ts';

const never = () => new Promise<never>(() => undefined);
const createCaller = (signal?: AbortSignal) => ({ user: 'a', arrivedAt: performance.now(), signal });

test('returns the result of a run that ends in time', async () => {
  await expect(runWithinLimit(createCaller(), async () => 'done')).resolves.toBe('done');
});

test('aborts a run that takes too long, even if the run ignores its signal', async () => {
  await expect(runWithinLimit(createCaller(), never, 20)).rejects.toMatchObject({ reason: 'timeout' });
});

test('counts the limit from the arrival of the call', async () => {
  const caller = { user: 'a', arrivedAt: performance.now() - 10_000 };
  await expect(runWithinLimit(caller, never, 10_000)).rejects.toMatchObject({ reason: 'timeout' });
});

test('rejects a run as busy when its time runs out in the queue', async () => {
  const queue = createFairQueue(
    { running: 1, waiting: 1 },
    (reason, message) => new EngineFailure(reason, message),
  );
  void queue.run({ id: 'b' }, never);
  const run = runWithinLimit(createCaller(), ({ signal }) => queue.run({ id: 'a', signal }, never), 20);
  await expect(run).rejects.toMatchObject({ reason: 'busy' });
});

test('cancels the run of a caller that disconnects, or that disconnected before', async () => {
  const caller = new AbortController();
  let seen: AbortSignal | undefined;
  const run = runWithinLimit(createCaller(caller.signal), ({ signal }) => {
    seen = signal;
    return never();
  });
  caller.abort();
  await expect(run).rejects.toMatchObject({ reason: 'canceled' });
  expect(seen?.aborted).toBe(true);
  await expect(runWithinLimit(createCaller(caller.signal), never)).rejects.toMatchObject({
    reason: 'canceled',
  });
});
