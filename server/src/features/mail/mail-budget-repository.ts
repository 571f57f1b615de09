import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/database.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';

/** In seconds. */
const HOUR = 3_600;

/**
 * The maximum number of requested mails in an hour: `address` is for those that one IP address requests, and `user` for
 * those that one user receives.
 */
const LIMITS = { address: 20, user: 5 } as const;

/**
 * Takes one mail from a budget of the current hour. Returns false when the budget is used up.
 *
 * @param owner The IP address (as `getAddressGroup` returns it), or the id of the user.
 */
export async function spendMailBudget(
  database: Database,
  kind: keyof typeof LIMITS,
  owner: string,
): Promise<boolean> {
  const limiter = new RateLimiterDrizzle({
    storeClient: database,
    schema: rateLimits,
    keyPrefix: `mail_${kind}`,
    points: LIMITS[kind],
    duration: HOUR,
    // `deleteExpiredApiRows` deletes expired counters.
    clearExpiredByTimeout: false,
  });
  try {
    await limiter.consume(owner);
    return true;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return false;
    throw rejected;
  }
}
