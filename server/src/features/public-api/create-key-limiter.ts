import { ERROR_CODES } from '@atrium/contract';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/database.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import type { ApiCaller } from '../../domain/api-caller.ts';
import { OverloadError } from '../../domain/overload-error.ts';
import type { RateLimit } from '../../http/public/public-request.ts';

const MINUTE = 60;
const DAY = 86_400;
/** The largest number of limiters in memory. There is one for each limit that keys have. */
const MAX_LIMITERS = 1_000;

/** Counts the requests of keys in the database, so that all servers enforce one limit. */
export function createKeyLimiter(database: Database) {
  const limiters = new Map<string, RateLimiterDrizzle>();

  /**
   * Returns the limiter for a number of requests and a duration. It caches exceeded limits, so that further requests
   * need no query.
   */
  function findLimiter(points: number, duration: number): RateLimiterDrizzle {
    const name = `${duration}:${points}`;
    const limiter =
      limiters.get(name) ??
      new RateLimiterDrizzle({
        storeClient: database,
        schema: rateLimits,
        keyPrefix: `key_${duration}`,
        points,
        duration,
        inMemoryBlockOnConsumed: points,
        clearExpiredByTimeout: false,
      });
    limiters.delete(name);
    limiters.set(name, limiter);
    for (const oldest of limiters.keys()) {
      if (limiters.size <= MAX_LIMITERS) break;
      limiters.delete(oldest);
    }
    return limiter;
  }

  async function consume(keyId: string, points: number, duration: number): Promise<RateLimit> {
    const code = duration === DAY ? ERROR_CODES.dailyLimit : ERROR_CODES.rateLimited;
    try {
      const { remainingPoints, msBeforeNext } = await findLimiter(points, duration).consume(keyId);
      return {
        limit: points,
        remaining: remainingPoints,
        reset: toSeconds(msBeforeNext),
        exceeded: undefined,
      };
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      const reset = toSeconds(rejected.msBeforeNext);
      return { limit: points, remaining: 0, reset, exceeded: new OverloadError(429, code, reset) };
    }
  }

  /**
   * Counts a request against the limit per minute and, if it starts a run, also against the limit per day. Returns the
   * state of the limit per minute, or of the limit per day if that is exceeded.
   */
  return async ({ keyId, perMinute, perDay }: ApiCaller, isRun: boolean): Promise<RateLimit> => {
    const minute = await consume(keyId, perMinute, MINUTE);
    if (minute.exceeded || !isRun) return minute;
    const day = await consume(keyId, perDay, DAY);
    return day.exceeded ? day : minute;
  };
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
