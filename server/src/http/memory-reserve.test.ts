import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { createMemoryReserve } from './memory-reserve.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = {
  bytes: 10 * MEGABYTE,
  bytesPerCaller: 6 * MEGABYTE,
  waiting: 4,
  waitingPerCaller: 3,
  maxWait: 60_000,
};

/**
 * Creates a memory reserve, and functions that start calls against it. `granted` lists the calls that got their memory,
 * in order.
 */
function createReserve(limits = LIMITS) {
  const reserve = createMemoryReserve(limits);
  const replies = new Map<string, FastifyReply>();
  const granted: string[] = [];
  const findReply = (name: string) => {
    const raw = Object.assign(new EventEmitter(), { destroyed: false });
    const reply = replies.get(name) ?? ({ raw } as unknown as FastifyReply);
    replies.set(name, reply);
    return reply;
  };
  /** The first letter of a call's name identifies the caller. */
  const wait = (name: string, megabytes: number) =>
    reserve.reserve(findReply(name), name.charAt(0), megabytes * MEGABYTE).then(() => {
      granted.push(name);
    });
  return {
    granted,
    wait,
    take: (name: string, megabytes: number) =>
      reserve.tryReserve(findReply(name), name.charAt(0), megabytes * MEGABYTE),
    async close(name: string) {
      const raw = replies.get(name)?.raw;
      if (raw) Object.assign(raw, { destroyed: true });
      raw?.emit('close');
      await new Promise(setImmediate);
    },
  };
}

test('callers take turns', async () => {
  const { granted, wait, close } = createReserve();
  await Promise.all([wait('a1', 6), wait('b1', 4)]);
  const waiting = [wait('c1', 4), wait('c2', 4), wait('c3', 4), wait('d1', 4)];
  await close('a1');
  await close('b1');
  expect(granted).toEqual(['a1', 'b1', 'c1', 'd1']);
  await close('c1');
  await close('c2');
  await Promise.all(waiting);
  expect(granted.slice(4)).toEqual(['c2', 'c3']);
});

test('a caller at its limit does not delay others, and smaller calls do not overtake a large one', async () => {
  const { granted, wait, close } = createReserve();
  await wait('a1', 6);
  const waiting = [wait('a2', 6), wait('b1', 3), wait('c1', 2), wait('d1', 1)];
  await new Promise(setImmediate);
  expect(granted).toEqual(['a1', 'b1']);
  await close('b1');
  expect(granted).toEqual(['a1', 'b1', 'c1', 'd1']);
  await close('a1');
  await Promise.all(waiting);
});

test('rejects a call when too many calls wait, of its caller or in total', async () => {
  const { wait, close } = createReserve();
  await Promise.all([wait('a1', 6), wait('b1', 4)]);
  const waiting = ['a2', 'a3', 'a4'].map((name) => wait(name, 5));
  await expect(wait('a5', 5)).rejects.toMatchObject({ statusCode: 503, retryAfter: 1 });
  waiting.push(wait('b2', 5));
  await expect(wait('c1', 5)).rejects.toMatchObject({ statusCode: 503, retryAfter: 1 });
  for (const name of ['a1', 'b1', 'a2', 'a3', 'b2']) await close(name);
  await Promise.all(waiting);
});

test('rejects a call that waits too long or whose caller disconnects, and leaves its memory free', async () => {
  const { granted, wait, close } = createReserve({ ...LIMITS, maxWait: 20 });
  await wait('a1', 6);
  await expect(wait('b1', 6)).rejects.toMatchObject({ statusCode: 503 });
  const left = expect(wait('c1', 6)).rejects.toMatchObject({ statusCode: 503 });
  await close('c1');
  await left;
  await close('a1');
  await wait('d1', 6);
  expect(granted).toEqual(['a1', 'd1']);
});

test('reserves memory without waiting, and a second reservation adds only the missing amount', async () => {
  const { take, wait } = createReserve();
  await wait('a1', 4);
  expect(take('a1', 6)).toBe(true);
  expect(take('a2', 1)).toBe(false);
  expect(take('b1', 5)).toBe(false);
  expect(take('b1', 4)).toBe(true);
  expect(take('c1', 1)).toBe(false);
});

test('a call that closes while it waits for more memory reserves nothing', async () => {
  const { wait, take, close } = createReserve();
  await wait('a1', 4);
  const closed = expect(wait('a1', 7)).rejects.toMatchObject({ statusCode: 503 });
  await close('a1');
  await closed;
  expect(take('a2', 6)).toBe(true);
  expect(take('b1', 4)).toBe(true);
});
