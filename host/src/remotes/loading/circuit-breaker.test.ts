import { expect, test } from 'vitest';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

const { breakerFailures, breakerPause } = REMOTE_LIMITS;

function recordFailures(breaker: CircuitBreaker, remote: string, times: number): void {
  for (let count = 0; count < times; count += 1) breaker.recordFailure(remote);
}

test('after several consecutive failures, a remote is not requested for a while, but others are', () => {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  recordFailures(breaker, 'one', breakerFailures - 1);
  expect(breaker.isOpen('one')).toBe(false);
  breaker.recordFailure('one');
  expect([breaker.isOpen('one'), breaker.isOpen('two')]).toEqual([true, false]);
  now = breakerPause;
  expect(breaker.isOpen('one')).toBe(false);
});

test('one success clears the earlier failures', () => {
  const breaker = new CircuitBreaker(() => 0);
  recordFailures(breaker, 'one', breakerFailures - 1);
  breaker.recordSuccess('one');
  breaker.recordFailure('one');
  expect(breaker.isOpen('one')).toBe(false);
});
