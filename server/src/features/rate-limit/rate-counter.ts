import { ERROR_CODES } from '@atrium/contract';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/database.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import { LimitError, type RateLimitStatus } from '../../domain/limit-error.ts';

/** A key or an app that has limits. */
export interface LimitHolder {
  readonly kind: 'key' | 'app';
  readonly id: string;
}

type Period = 'minute' | 'day';

/** Counts what keys and apps use of their limits in a minute and in 24 hours. */
export interface RateCounter {
  /**
   * Counts one use, and returns what is left of the limit.
   *
   * @throws LimitError `rateLimited` or `dailyLimit` when the limit is exceeded.
   */
  consume(holder: LimitHolder, limit: number, period: Period): Promise<RateLimitStatus>;
  /** Takes back a run that was counted for the day, but did not begin. */
  refundDay(holder: LimitHolder, limit: number): Promise<void>;
}

const SECONDS: Readonly<Record<Period, number>> = { minute: 60, day: 86_400 };
/**
 * The largest number of limiters in memory. All keys, or all apps, with the same limit and period share one limiter.
 */
const MAX_LIMITERS = 1_000;

const counters = new WeakMap<Database, RateCounter>();

/** Returns the counter of a database, which has one cache of exceeded limits. */
export function getRateCounter(database: Database): RateCounter {
  const counter = counters.get(database) ?? createRateCounter(database);
  counters.set(database, counter);
  return counter;
}

/** Creates a counter in the database, so that each limit applies to all servers together. */
export function createRateCounter(database: Database): RateCounter {
  const limiters = new Map<string, RateLimiterDrizzle>();

  /** Returns a new or existing limiter. It caches exceeded limits, so that further requests need no query. */
  function getLimiter({ kind }: LimitHolder, points: number, period: Period): RateLimiterDrizzle {
    const keyPrefix = getCounterPrefix(kind, period);
    const name = `${keyPrefix}:${points}`;
    const limiter =
      limiters.get(name) ??
      new RateLimiterDrizzle({
        storeClient: database,
        schema: rateLimits,
        keyPrefix,
        points,
        duration: SECONDS[period],
        // One more than the limit, because `refundDay` can make the last run available again.
        inMemoryBlockOnConsumed: points + 1,
        // `deleteExpiredApiRows` deletes expired counters.
        clearExpiredByTimeout: false,
      });
    // Moves the limiter to the end of the map, so that the loop deletes the least recently used limiters.
    limiters.delete(name);
    limiters.set(name, limiter);
    for (const oldest of limiters.keys()) {
      if (limiters.size <= MAX_LIMITERS) break;
      limiters.delete(oldest);
    }
    return limiter;
  }

  return {
    async consume(holder, limit, period) {
      const code = period === 'day' ? ERROR_CODES.dailyLimit : ERROR_CODES.rateLimited;
      try {
        const used = await getLimiter(holder, limit, period).consume(holder.id);
        return { limit, remaining: used.remainingPoints, reset: toSeconds(used.msBeforeNext) };
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        const reset = toSeconds(rejected.msBeforeNext);
        throw new LimitError(code, reset, { limit, remaining: 0, reset });
      }
    },
    async refundDay(holder, limit) {
      await getLimiter(holder, limit, 'day').reward(holder.id);
    },
  };
}

/** Returns the beginning of a counter's name in the table of rate limits. A colon and the id of the holder follow. */
export function getCounterPrefix(kind: LimitHolder['kind'], period: Period): string {
  return `${kind}_${SECONDS[period]}`;
}

/** Returns a duration in whole seconds, rounded up, and at least 1. */
function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
