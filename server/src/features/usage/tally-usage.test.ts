import { expect, it } from 'vitest';
import { type TokenUsage, UNKNOWN_TOKENS } from '../../domain/token-usage.ts';
import { tallyUsage } from './tally-usage.ts';

const createCount = (bucket: number, runs: number, tokens: Partial<TokenUsage> = {}) => ({
  ...{ bucket, runs, bytesIn: runs, bytesOut: 2 * runs },
  ...UNKNOWN_TOKENS,
  ...tokens,
});

/** Returns the bucket that the database assigns to a run of this duration. */
const findBucket = (milliseconds: number) => 1 + Math.ceil(Math.log(milliseconds / 0.1) / Math.log(1.1));

it('adds runs, errors and bytes, and counts canceled runs as neither successful nor failed', () => {
  expect(tallyUsage([createCount(-1, 1), createCount(0, 2), createCount(30, 3)])).toMatchObject({
    runs: 6,
    succeeded: 3,
    errors: 2,
    bytesIn: 6,
    bytesOut: 12,
  });
});

// The buckets are accurate to 5%. Rounding adds the rest.
it.each([0.4, 2, 37, 480, 49_000])('estimates %d ms with an error of at most 6%%', (milliseconds) => {
  const { p50Ms } = tallyUsage([createCount(findBucket(milliseconds), 1)]);
  expect(Math.abs((p50Ms ?? 0) / milliseconds - 1)).toBeLessThan(0.06);
});

it('finds percentiles across buckets of successful runs', () => {
  const { p50Ms, p95Ms } = tallyUsage([
    createCount(findBucket(1000), 6),
    createCount(0, 50),
    createCount(findBucket(10), 94),
  ]);
  expect(p50Ms).toBeCloseTo(10, 0);
  expect(p95Ms).toBeGreaterThan(900);
});

it('has no percentiles without a successful run', () => {
  expect(tallyUsage([createCount(0, 1)])).toMatchObject({ runs: 1, p50Ms: null, p95Ms: null });
});

it('adds up the known tokens, and the costs by currency', () => {
  const tally = tallyUsage([
    createCount(30, 1),
    createCount(30, 2, { inputTokens: 300, outputTokens: 20, cost: 0.1, currency: 'USD' }),
    createCount(0, 1, { inputTokens: 7, cost: 0.2, currency: 'USD' }),
    createCount(30, 1, { inputTokens: 5, outputTokens: 1, cost: 3, currency: 'EUR' }),
  ]);
  expect(tally).toMatchObject({ inputTokens: 312, outputTokens: 21 });
  expect(tally.costs).toEqual([
    { currency: 'EUR', amount: 3 },
    { currency: 'USD', amount: 0.3 },
  ]);
});

it('has no tokens and no costs when they are unknown', () => {
  expect(tallyUsage([createCount(30, 1)])).toMatchObject({
    inputTokens: null,
    outputTokens: null,
    costs: [],
  });
});
