import type { Cost, UsageTally } from '@atrium/contract';

/** The runs of one bucket of `usage_hours`. */
export interface BucketCount {
  /** The number of the bucket: from 1 for successful runs, 0 for failed runs, −1 for canceled runs. */
  readonly bucket: number;
  readonly runs: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Null if they are unknown. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cost: number | null;
  /** The currency of the cost. */
  readonly currency: string | null;
}

/**
 * The end of the first bucket, in milliseconds, and the factor by which each bucket is wider than the one before it.
 */
const FIRST_END = 0.1;
const FACTOR = 1.1;
/** The bucket of failed runs. The buckets of successful runs are above it, and that of canceled runs is below it. */
const FAILED = 0;

/**
 * Adds up counts. The latency of a bucket is the geometric mean of its bounds, so percentiles are accurate to 5% before
 * they are rounded.
 */
export function tallyUsage(counts: readonly BucketCount[]): UsageTally {
  const sum = (field: 'runs' | 'bytesIn' | 'bytesOut', from = counts) =>
    from.reduce((total, count) => total + count[field], 0);
  const succeeded = counts.filter(({ bucket }) => bucket > FAILED).toSorted((a, b) => a.bucket - b.bucket);
  const succeededRuns = sum('runs', succeeded);
  const findPercentile = (share: number): number | null => {
    let runCount = 0;
    const found = succeeded.find(({ runs }) => {
      runCount += runs;
      return runCount >= succeededRuns * share && runCount > 0;
    });
    return found ? estimateLatency(found.bucket) : null;
  };
  return {
    runs: sum('runs'),
    succeeded: succeededRuns,
    errors: sum(
      'runs',
      counts.filter(({ bucket }) => bucket === FAILED),
    ),
    p50Ms: findPercentile(0.5),
    p95Ms: findPercentile(0.95),
    bytesIn: sum('bytesIn'),
    bytesOut: sum('bytesOut'),
    inputTokens: sumKnown(counts, ({ inputTokens }) => inputTokens),
    outputTokens: sumKnown(counts, ({ outputTokens }) => outputTokens),
    costs: sumCosts(counts),
  };
}

/** Returns the sum of the known values, or null if no value is known. */
function sumKnown(
  counts: readonly BucketCount[],
  read: (count: BucketCount) => number | null,
): number | null {
  const known = counts.flatMap((count) => read(count) ?? []);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** The database stores costs with this many decimal places. */
const COST_DECIMALS = 10;

function sumCosts(counts: readonly BucketCount[]): Cost[] {
  return [...Map.groupBy(counts, ({ currency }) => currency)]
    .flatMap(([currency, group]) => {
      const amount = sumKnown(group, ({ cost }) => cost);
      return currency === null || amount === null
        ? []
        : [{ currency, amount: Number(amount.toFixed(COST_DECIMALS)) }];
    })
    .toSorted((one, other) => one.currency.localeCompare(other.currency, 'en'));
}

/**
 * Returns the latency of a bucket in milliseconds, rounded to two significant digits, because it is not more accurate.
 * Bucket n ends at `FIRST_END * FACTOR ** (n - 1)` and begins one factor earlier. Their geometric mean has the exponent
 * `n - 1.5`.
 */
function estimateLatency(bucket: number): number {
  return Number((FIRST_END * FACTOR ** (bucket - 1.5)).toPrecision(2));
}
