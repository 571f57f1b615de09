import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayIdleTasks, whenIdle } from './when-idle.ts';

let runIdle: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  runIdle = undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    runIdle = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    runIdle = undefined;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runs a task at the first idle time after the delay', async () => {
  const task = vi.fn();
  whenIdle(task, 100);
  await vi.advanceTimersByTimeAsync(99);
  expect(runIdle).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  runIdle?.();
  expect(task).toHaveBeenCalledOnce();
});

test('runs a task directly after the delay in a browser that does not report idle time', async () => {
  vi.unstubAllGlobals();
  const task = vi.fn();
  whenIdle(task, 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(task).toHaveBeenCalledOnce();
});

test('does not run a canceled task', async () => {
  const task = vi.fn();
  const cancel = whenIdle(task);
  await vi.advanceTimersByTimeAsync(0);
  cancel();
  runIdle?.();
  expect(task).not.toHaveBeenCalled();
});

test.each(['fulfills', 'rejects'])(
  'runs no task before the promise of `delayIdleTasks` %s',
  async (outcome) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    delayIdleTasks(promise);
    const task = vi.fn();
    const canceledTask = vi.fn();
    whenIdle(task);
    const cancel = whenIdle(canceledTask);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runIdle).toBeUndefined();
    cancel();
    if (outcome === 'fulfills') resolve();
    else reject(new Error('The page failed.'));
    await vi.advanceTimersByTimeAsync(0);
    runIdle?.();
    expect(task).toHaveBeenCalledOnce();
    expect(canceledTask).not.toHaveBeenCalled();
  },
);
