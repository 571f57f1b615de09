import { describe, expect, test } from 'vitest';
import {
  createFairQueue,
  type QueueLimits,
  type QueueRejectionReason,
  type Requester,
} from './fair-queue.ts';

class RejectedError extends Error {
  readonly rejection: QueueRejectionReason;

  constructor(rejection: QueueRejectionReason, message: string) {
    super(message);
    this.rejection = rejection;
  }
}

const create = (limits: Partial<QueueLimits> = {}) =>
  createFairQueue(
    { running: 1, waiting: 600, ...limits },
    (rejection, message) => new RejectedError(rejection, message),
  );

/** Waits until the next job has started. A job of the same requester starts after the pending events of the process. */
async function waitForStart(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

/** Jobs that end when the test ends them, and the names of those that started. */
function createJobs() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await waitForStart();
  };
  return { started, job, end };
}

const A: Requester = { id: 'a' };
const B: Requester = { id: 'b' };

describe('fair queue', () => {
  test('serves requesters in turn, and the jobs of one requester in order', async () => {
    const queue = create();
    const order: string[] = [];
    const add = (id: string, name: string) => queue.run({ id }, async () => void order.push(name));
    const first = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
    await Promise.all([...first, add('b', 'b1'), add('c', 'c1'), add('b', 'b2')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('runs as many jobs in parallel as allowed, and the next one after a failure', async () => {
    const queue = create({ running: 2 });
    const { started, job, end } = createJobs();
    const failing = queue.run(A, async () => Promise.reject(new Error('broken')));
    const jobs = ['one', 'two', 'three'].map((name) => queue.run(A, job(name)));
    await expect(failing).rejects.toThrow('broken');
    await waitForStart();
    expect(started).toEqual(['one', 'two']);
    await end('one');
    expect(started).toEqual(['one', 'two', 'three']);
    await end('two');
    await end('three');
    expect(await Promise.all(jobs)).toEqual(['one', 'two', 'three']);
  });

  test('runs a job immediately when none may wait, also after a failure', async () => {
    const queue = create({ waiting: 0 });
    await expect(queue.run(A, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(A, async () => 'next')).resolves.toBe('next');
  });

  test('rejects a requester that has too many waiting jobs, and still serves others', async () => {
    const queue = create({ waitingPerRequester: 2, waiting: 10 });
    const { job, end } = createJobs();
    void queue.run(A, job('running'));
    const accepted = ['a2', 'a3'].map((name) => queue.run(A, async () => name));
    await expect(queue.run(A, async () => 'a4')).rejects.toMatchObject({ rejection: 'limited' });
    accepted.push(queue.run(B, async () => 'b1'));
    await end('running');
    expect(await Promise.all(accepted)).toEqual(['a2', 'a3', 'b1']);
  });

  test('rejects every requester when too many jobs wait', async () => {
    const queue = create({ waitingPerRequester: 2, waiting: 3 });
    const { job } = createJobs();
    void queue.run(A, job('running'));
    for (const id of ['a', 'a', 'b']) void queue.run({ id }, job(id));
    await expect(queue.run({ id: 'c' }, job('c'))).rejects.toMatchObject({ rejection: 'busy' });
  });

  test('drops a waiting job when its caller leaves, and frees its slot', async () => {
    const queue = create({ waitingPerRequester: 1, waiting: 1 });
    const { started, job, end } = createJobs();
    const caller = new AbortController();
    const { signal } = caller;
    void queue.run(A, job('running'));
    const left = queue.run({ id: 'a', signal }, job('left'));
    caller.abort();
    await expect(left).rejects.toMatchObject({ rejection: 'canceled' });
    void queue.run(A, job('next'));
    await end('running');
    expect(started).toEqual(['running', 'next']);
    const late = queue.run({ id: 'a', signal }, job('late'));
    await expect(late).rejects.toMatchObject({ rejection: 'canceled' });
  });

  test('rejects a job as busy when its time is up before its turn', async () => {
    const queue = create();
    const { started, job } = createJobs();
    void queue.run(A, job('running'));
    const late = queue.run({ id: 'b', signal: AbortSignal.timeout(5) }, job('late'));
    await expect(late).rejects.toMatchObject({ rejection: 'busy' });
    expect(started).toEqual(['running']);
  });

  test('rejects waiting and later jobs once closed', async () => {
    const queue = create();
    const { started, job, end } = createJobs();
    const running = queue.run(A, job('running'));
    const waiting = queue.run(A, job('waiting'));
    const closed = queue.close();
    await expect(waiting).rejects.toMatchObject({ rejection: 'canceled' });
    await expect(queue.run(A, job('later'))).rejects.toMatchObject({ rejection: 'canceled' });
    await end('running');
    await closed;
    expect(await running).toBe('running');
    expect(started).toEqual(['running']);
  });
});

describe('fair queue with `replacesNewest`', () => {
  const FLOOD: Requester = { id: 'flood' };
  const VISITOR: Requester = { id: 'visitor' };
  const OWNER: Requester = { id: 'owner', isKnown: true };

  /** Creates a queue in which one job runs until `open` is called, and records the order of the other jobs. */
  function start(waiting: number) {
    const queue = create({ waiting, replacesNewest: true });
    const { job, end } = createJobs();
    const order: string[] = [];
    void queue.run(FLOOD, job('first'));
    return {
      add: (requester: Requester, name = requester.id) =>
        queue.run(requester, async () => void order.push(name)).catch((error: unknown) => error),
      order,
      async open(jobs: readonly Promise<unknown>[]) {
        await end('first');
        return await Promise.all(jobs);
      },
    };
  }

  test('replaces a waiting job of the requester with the most jobs by a job of a new requester, but not by a job of the same requester', async () => {
    const { add, order, open } = start(3);
    const jobs = [add(FLOOD, '1'), add(FLOOD, '2'), add(FLOOD, '3'), add(VISITOR, 'a'), add(FLOOD, '4')];
    const results = await open(jobs);
    expect(order).toEqual(['1', 'a', '2']);
    const isRejected = results.map((result) => result instanceof RejectedError);
    expect(isRejected).toEqual([false, false, true, false, true]);
  });

  test('gives a known requester a slot and the next turn, however many unknown requesters wait', async () => {
    const { add, order, open } = start(3);
    const visitors = ['a', 'b', 'c'].map((id) => add({ id }));
    await open([...visitors, add(OWNER), add({ id: 'd' })]);
    expect(order).toEqual(['owner', 'a', 'b']);
  });

  test('gives a known requester only every second turn, and gives its slots to requesters with fewer jobs', async () => {
    const { add, order, open } = start(4);
    const jobs = ['1', '2', '3', '4'].map((name) => add(OWNER, name));
    await open([...jobs, add(VISITOR, 'a'), add({ id: 'b' })]);
    expect(order).toEqual(['1', 'a', '2', 'b']);
  });
});

test('jobs of one requester leave slots for others, and start when a job of their requester ends', async () => {
  const queue = create({ running: 3, runningPerRequester: 1 });
  const { started, job, end } = createJobs();
  const jobs = [
    queue.run(A, job('a1')),
    queue.run(A, job('a2')),
    queue.run(B, job('b1')),
    queue.run(B, job('b2')),
  ];
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'b2']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'b2', 'a2']);
  await end('a2');
  await end('b2');
  expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'b1', 'b2']);
});
