import { expect, test } from 'vitest';
import { createFairQueue, QueueFullError, type Requester } from './fair-queue.ts';

const FLOOD: Requester = { lane: 'flood', isKnown: false };
const STRANGER: Requester = { lane: 'stranger', isKnown: false };
const OWNER: Requester = { lane: 'owner', isKnown: true };

/** A queue with one job running until `open`, and the order in which the others run. */
function start(waiting: number) {
  const enqueue = createFairQueue({ running: 1, waiting });
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const add = (requester: Requester, name = requester.lane) =>
    enqueue(requester, async () => void order.push(name)).catch((error: unknown) => error);
  const first = enqueue(FLOOD, () => gate.promise);
  return {
    add,
    order,
    async open(jobs: readonly Promise<unknown>[]) {
      gate.resolve();
      await first;
      return await Promise.all(jobs);
    },
  };
}

test('runs as many jobs at once as allowed, lets the next wait and refuses the one after', async () => {
  const { add, order, open } = start(1);
  const jobs = [add(FLOOD, 'second'), add(FLOOD, 'third')];
  expect(await jobs[1]).toBeInstanceOf(QueueFullError);
  expect(order).toEqual([]);
  await open(jobs);
  expect(order).toEqual(['second']);
});

test('a job that throws frees its place', async () => {
  const enqueue = createFairQueue({ running: 1, waiting: 0 });
  await expect(enqueue(FLOOD, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(enqueue(FLOOD, async () => 'next')).resolves.toBe('next');
});

test('lanes take turns, so a lane with many jobs does not delay the others', async () => {
  const { add, order, open } = start(10);
  await open([add(FLOOD, '1'), add(FLOOD, '2'), add(FLOOD, '3'), add(STRANGER, 'a'), add(STRANGER, 'b')]);
  expect(order).toEqual(['1', 'a', '2', 'b', '3']);
});

test('in a full queue a new lane takes a place of the longest lane, and that lane none of another', async () => {
  const { add, order, open } = start(3);
  const jobs = [add(FLOOD, '1'), add(FLOOD, '2'), add(FLOOD, '3'), add(STRANGER, 'a'), add(FLOOD, '4')];
  const results = await open(jobs);
  expect(order).toEqual(['1', 'a', '2']);
  expect(results.map((result) => result instanceof QueueFullError)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test('a known requester finds a place and the next turn among any number of strangers', async () => {
  const { add, order, open } = start(3);
  const strangers = ['a', 'b', 'c'].map((lane) => add({ lane, isKnown: false }));
  await open([...strangers, add(OWNER), add({ lane: 'd', isKnown: false })]);
  expect(order).toEqual(['owner', 'a', 'b']);
});

test('known requesters take every second turn and no place from a shorter lane', async () => {
  const { add, order, open } = start(4);
  const jobs = ['1', '2', '3', '4'].map((name) => add(OWNER, name));
  await open([...jobs, add(STRANGER, 'a'), add({ lane: 'b', isKnown: false })]);
  expect(order).toEqual(['1', 'a', '2', 'b']);
});
