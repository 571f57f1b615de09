import { expect, test } from 'vitest';
import { createBoundedQueue, QueueFullError } from './bounded-queue.ts';

test('runs as many jobs at once as allowed, lets the next wait and refuses the one after', async () => {
  const enqueue = createBoundedQueue({ running: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const first = enqueue(async () => {
    started.push('first');
    await gate.promise;
  });
  const second = enqueue(async () => {
    started.push('second');
  });
  await expect(enqueue(async () => undefined)).rejects.toBeInstanceOf(QueueFullError);
  expect(started).toEqual(['first']);
  gate.resolve();
  await Promise.all([first, second]);
  expect(started).toEqual(['first', 'second']);
});

test('a job that throws frees its place', async () => {
  const enqueue = createBoundedQueue({ running: 1, waiting: 0 });
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(enqueue(async () => 'next')).resolves.toBe('next');
});
