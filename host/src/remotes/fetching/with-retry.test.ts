import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteFailure, type RemoteFailureCode } from './remote-failure.ts';
import { REMOTE_LIMITS } from './remote-limits.ts';
import { computeRetryDelay, withRetry } from './with-retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Creates a function whose first `times` calls fail with this code. Each later call returns the number of calls. */
function createFailingCall(times: number, code: RemoteFailureCode) {
  let calls = 0;
  return vi.fn(async () => {
    calls += 1;
    if (calls <= times) throw new RemoteFailure(code, { step: 'manifest', remote: 'one' });
    return calls;
  });
}

test.each(['unreachable', 'status'] as const)(
  'a transient failure (%s) is retried after a pause',
  async (code) => {
    const attempt = createFailingCall(1, code);
    const result = withRetry(attempt);
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.runAllTimersAsync();
    expect(await result).toBe(2);
  },
);

test.each(['timeout', 'wrong-hash', 'contract', 'unreadable'] as const)(
  'a permanent failure (%s) is not retried',
  async (code) => {
    const attempt = createFailingCall(1, code);
    await expect(withRetry(attempt)).rejects.toMatchObject({ code });
    expect(attempt).toHaveBeenCalledTimes(1);
  },
);

test('a request is given up after the last attempt', async () => {
  const attempt = createFailingCall(Number.POSITIVE_INFINITY, 'unreachable');
  const expectation = expect(withRetry(attempt, 3)).rejects.toMatchObject({ code: 'unreachable' });
  await vi.runAllTimersAsync();
  await expectation;
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('pauses double up to a limit, and half of each is random', () => {
  const { backoffBase, backoffCap } = REMOTE_LIMITS;
  expect([1, 2, 3].map((attempts) => computeRetryDelay(attempts, 1))).toEqual([
    backoffBase,
    2 * backoffBase,
    4 * backoffBase,
  ]);
  expect(computeRetryDelay(50, 1)).toBe(backoffCap);
  expect(computeRetryDelay(1, 0)).toBe(backoffBase / 2);
});
