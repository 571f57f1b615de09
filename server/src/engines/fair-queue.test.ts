import { describe, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A job that ends when the test says so, and records that it started. */
function createJobs() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, job, end };
}

const limits = { perUser: 300, total: 600 };

describe('the fair queue', () => {
  test('serves the users in turn, and the jobs of one user in order', async () => {
    const queue = createFairQueue(limits);
    const order: string[] = [];
    const add = (user: string, name: string) => queue.run(async () => void order.push(name), { user });
    const first = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
    await Promise.all([...first, add('b', 'b1'), add('c', 'c1'), add('b', 'b2')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('runs one job at a time, and the next one after a failure', async () => {
    const queue = createFairQueue(limits);
    const { started, job, end } = createJobs();
    const failing = queue.run(async () => Promise.reject(new Error('broken')), { user: 'a' });
    const one = queue.run(job('one'), { user: 'a' });
    const two = queue.run(job('two'), { user: 'a' });
    await expect(failing).rejects.toThrow('broken');
    expect(started).toEqual(['one']);
    await end('one');
    expect(started).toEqual(['one', 'two']);
    await end('two');
    expect(await Promise.all([one, two])).toEqual(['one', 'two']);
  });

  test('refuses a user who has too many jobs waiting, and still serves others', async () => {
    const queue = createFairQueue({ perUser: 2, total: 10 });
    const { job, end } = createJobs();
    void queue.run(job('running'), { user: 'a' });
    const accepted = ['a2', 'a3'].map((name) => queue.run(async () => name, { user: 'a' }));
    await expect(queue.run(async () => 'a4', { user: 'a' })).rejects.toMatchObject({ reason: 'limited' });
    accepted.push(queue.run(async () => 'b1', { user: 'b' }));
    await end('running');
    expect(await Promise.all(accepted)).toEqual(['a2', 'a3', 'b1']);
  });

  test('refuses everybody when too many jobs wait', async () => {
    const queue = createFairQueue({ perUser: 2, total: 3 });
    const { job } = createJobs();
    void queue.run(job('running'), { user: 'a' });
    for (const user of ['a', 'b', 'c']) void queue.run(job(user), { user });
    await expect(queue.run(job('d'), { user: 'd' })).rejects.toMatchObject({ reason: 'busy' });
  });

  test('drops a waiting job when its caller leaves, and frees its place', async () => {
    const queue = createFairQueue({ perUser: 1, total: 1 });
    const { started, job, end } = createJobs();
    const caller = new AbortController();
    void queue.run(job('running'), { user: 'a' });
    const left = queue.run(job('left'), { user: 'a', signal: caller.signal });
    caller.abort();
    await expect(left).rejects.toMatchObject({ reason: 'canceled' });
    void queue.run(job('next'), { user: 'a' });
    await end('running');
    expect(started).toEqual(['running', 'next']);
    const late = queue.run(job('late'), { user: 'a', signal: caller.signal });
    await expect(late).rejects.toMatchObject({ reason: 'canceled' });
  });

  test('refuses a job as busy when its time is up before its turn', async () => {
    const queue = createFairQueue(limits);
    const { started, job } = createJobs();
    void queue.run(job('running'), { user: 'a' });
    const late = queue.run(job('late'), { user: 'b', signal: AbortSignal.timeout(5) });
    await expect(late).rejects.toMatchObject({ reason: 'busy' });
    expect(started).toEqual(['running']);
  });

  test('refuses waiting and later jobs once closed', async () => {
    const queue = createFairQueue(limits);
    const { started, job, end } = createJobs();
    const running = queue.run(job('running'), { user: 'a' });
    const waiting = queue.run(job('waiting'), { user: 'a' });
    const closed = queue.close();
    await expect(waiting).rejects.toMatchObject({ reason: 'canceled' });
    await expect(queue.run(job('later'), { user: 'a' })).rejects.toMatchObject({ reason: 'canceled' });
    await end('running');
    await closed;
    expect(await running).toBe('running');
    expect(started).toEqual(['running']);
  });
});
