import { expect, test } from 'vitest';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

const { breakerFailures, breakerPause } = REMOTE_LIMITS;

function failOften(breaker: CircuitBreaker, remote: string, times: number): void {
  for (let made = 0; made < times; made += 1) breaker.fail(remote);
}

test('a remote is not requested for a while after several consecutive failures, while others are', () => {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  failOften(breaker, 'one', breakerFailures - 1);
  expect(breaker.isOpen('one')).toBe(false);
  breaker.fail('one');
  expect([breaker.isOpen('one'), breaker.isOpen('two')]).toEqual([true, false]);
  now = breakerPause;
  expect(breaker.isOpen('one')).toBe(false);
});

test('one success clears the earlier failures', () => {
  const breaker = new CircuitBreaker(() => 0);
  failOften(breaker, 'one', breakerFailures - 1);
  breaker.succeed('one');
  breaker.fail('one');
  expect(breaker.isOpen('one')).toBe(false);
});
