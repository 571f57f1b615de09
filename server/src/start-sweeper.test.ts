import { expect, test } from 'vitest';
import { startSweeper } from './start-sweeper.ts';

test('sweeps immediately and then repeatedly, also after a failure, until it is stopped', async () => {
  const failures: unknown[] = [];
  let count = 0;
  const enough = Promise.withResolvers<void>();
  const sweeper = startSweeper(
    async () => {
      count += 1;
      if (count === 1) throw new Error('once');
      if (count === 3) enough.resolve();
    },
    (error) => failures.push(error),
    5,
  );
  await enough.promise;
  await sweeper.stop();
  const counted = count;
  expect(failures).toMatchObject([{ message: 'once' }]);
  await sweeper.stop();
  expect(count).toBe(counted);
});

test('stops only after the current sweep is done', async () => {
  const work = Promise.withResolvers<void>();
  let isDone = false;
  const sweeper = startSweeper(
    async () => {
      await work.promise;
      isDone = true;
    },
    () => undefined,
  );
  await Promise.resolve();
  const stopped = sweeper.stop();
  work.resolve();
  await stopped;
  expect(isDone).toBe(true);
});
