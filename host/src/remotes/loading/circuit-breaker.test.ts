import { expect, test } from 'vitest';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

const { breakerFailures, breakerPause } = REMOTE_LIMITS;

function fail(breaker: CircuitBreaker, remote: string, times: number): void {
  for (let count = 0; count < times; count += 1) breaker.fail(remote);
}

test('after several consecutive failures, a remote is not requested for a while, but others are', () => {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  fail(breaker, 'one', breakerFailures - 1);
  expect(breaker.isOpen('one')).toBe(false);
  breaker.fail('one');
  expect([breaker.isOpen('one'), breaker.isOpen('two')]).toEqual([true, false]);
  now = breakerPause;
  expect(breaker.isOpen('one')).toBe(false);
});

test('one success clears the earlier failures', () => {
  const breaker = new CircuitBreaker(() => 0);
  fail(breaker, 'one', breakerFailures - 1);
  breaker.succeed('one');
  breaker.fail('one');
  expect(breaker.isOpen('one')).toBe(false);
});
