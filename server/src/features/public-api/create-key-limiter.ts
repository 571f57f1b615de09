import { ERROR_CODES } from '@atrium/contract';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/database.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import type { ApiCaller } from '../../domain/api-caller.ts';
import { OverloadError } from '../../domain/overload-error.ts';
import type { RateLimit } from '../../http/public/register-public-api.ts';

const MINUTE = 60;
const DAY = 86_400;

/** Counts the requests of keys in the database, so that all servers enforce one limit. */
export function createKeyLimiter(database: Database) {
  const limiters = new Map<string, RateLimiterDrizzle>();

  /** One limiter for each number of requests and duration. It remembers exceeded limits, which need no query. */
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
    limiters.set(name, limiter);
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

  /** Counts a request, and the run that it starts. The result describes the limit of a minute unless a day's is exceeded. */
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
