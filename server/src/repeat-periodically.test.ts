import { expect, test } from 'vitest';
import { repeatPeriodically } from './repeat-periodically.ts';

test('calls the work immediately and then repeatedly, also after a failure, until it is stopped', async () => {
  const failures: unknown[] = [];
  let count = 0;
  const enough = Promise.withResolvers<void>();
  const repetition = repeatPeriodically(
    async () => {
      count += 1;
      if (count === 1) throw new Error('once');
      if (count === 3) enough.resolve();
    },
    (error) => failures.push(error),
    5,
  );
  await enough.promise;
  await repetition.stop();
  const counted = count;
  expect(failures).toMatchObject([{ message: 'once' }]);
  await repetition.stop();
  expect(count).toBe(counted);
});

test('stops only after the current call is done', async () => {
  const work = Promise.withResolvers<void>();
  let isDone = false;
  const repetition = repeatPeriodically(
    async () => {
      await work.promise;
      isDone = true;
    },
    () => undefined,
  );
  await Promise.resolve();
  const stopped = repetition.stop();
  work.resolve();
  await stopped;
  expect(isDone).toBe(true);
});
