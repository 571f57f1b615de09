import type { OutboundFailureReason } from '@atrium/contract';
import { expect, test } from 'vitest';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

function createScenario() {
  let now = 0;
  let sent = 0;
  let reason: OutboundFailureReason | undefined;
  const breaker = createCircuitBreaker(() => now);
  return {
    run: (mayRetry?: () => boolean) =>
      breaker.run(async () => {
        sent += 1;
        if (reason) throw new OutboundError(reason, 'The request fails.');
        return 'done';
      }, mayRetry),
    setFailure: (next: OutboundFailureReason | undefined) => {
      reason = next;
    },
    advanceClock: (milliseconds: number) => {
      now += milliseconds;
    },
    count: () => sent,
  };
}

test('stops sending after five outages in a row, and tries again after 15 seconds', async () => {
  const scenario = createScenario();
  scenario.setFailure('timeout');
  for (let turn = 0; turn < 5; turn += 1)
    await expect(scenario.run()).rejects.toMatchObject({ reason: 'timeout' });
  await expect(scenario.run()).rejects.toMatchObject({ reason: 'notReady' });
  expect(scenario.count()).toBe(5);
  scenario.advanceClock(15_000);
  scenario.setFailure(undefined);
  expect(await scenario.run()).toBe('done');
});

test('retries a transient failure once, and a rejected request never', async () => {
  const scenario = createScenario();
  scenario.setFailure('connectFailed');
  await expect(scenario.run()).rejects.toMatchObject({ reason: 'connectFailed' });
  expect(scenario.count()).toBe(2);
  scenario.setFailure('rejected');
  await expect(scenario.run()).rejects.toMatchObject({ reason: 'rejected' });
  expect(scenario.count()).toBe(3);
});

test('does not retry a request that may not be sent again', async () => {
  const scenario = createScenario();
  scenario.setFailure('connectFailed');
  await expect(scenario.run(() => false)).rejects.toMatchObject({ reason: 'connectFailed' });
  expect(scenario.count()).toBe(1);
});

test('does not count a rejected request as an outage', async () => {
  const scenario = createScenario();
  scenario.setFailure('rejected');
  for (let turn = 0; turn < 20; turn += 1)
    await expect(scenario.run()).rejects.toMatchObject({ reason: 'rejected' });
  expect(scenario.count()).toBe(20);
});
