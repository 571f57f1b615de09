import type { OutboundReason } from '@atrium/contract';
import { expect, test } from 'vitest';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

function createTrial() {
  let now = 0;
  let sent = 0;
  let reason: OutboundReason | undefined;
  const breaker = createCircuitBreaker(() => now);
  return {
    run: () =>
      breaker.run(async () => {
        sent += 1;
        if (reason) throw new OutboundError(reason, 'As the test demands.');
        return 'done';
      }),
    fail: (next: OutboundReason | undefined) => {
      reason = next;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    count: () => sent,
  };
}

test('stops sending after five outages in a row, and tries again after a while', async () => {
  const trial = createTrial();
  trial.fail('timeout');
  for (let turn = 0; turn < 5; turn += 1)
    await expect(trial.run()).rejects.toMatchObject({ reason: 'timeout' });
  await expect(trial.run()).rejects.toMatchObject({ reason: 'notReady' });
  expect(trial.count()).toBe(5);
  trial.pass(15_000);
  trial.fail(undefined);
  expect(await trial.run()).toBe('done');
});

test('retries a transient failure once, as long as retries are few', async () => {
  const trial = createTrial();
  trial.fail('connectFailed');
  await expect(trial.run()).rejects.toMatchObject({ reason: 'connectFailed' });
  expect(trial.count()).toBe(2);
  trial.fail('rejected');
  await expect(trial.run()).rejects.toMatchObject({ reason: 'rejected' });
  expect(trial.count()).toBe(3);
});

test('a rejected request does not count as an outage', async () => {
  const trial = createTrial();
  trial.fail('rejected');
  for (let turn = 0; turn < 20; turn += 1)
    await expect(trial.run()).rejects.toMatchObject({ reason: 'rejected' });
  expect(trial.count()).toBe(20);
});
