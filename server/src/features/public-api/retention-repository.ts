import { API_LIMITS } from '@atrium/contract';
import { lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idempotentRequests } from '../../database/schema/idempotent-requests.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';

/** In milliseconds. */
const HOUR = 3_600_000;

/**
 * Deletes the stored responses of idempotent requests that are too old to be repeated, and rate counters whose period
 * is over.
 */
export async function deleteExpiredApiRows(database: Database, at: Date): Promise<void> {
  const oldest = new Date(at.getTime() - API_LIMITS.idempotencyHours * HOUR);
  await database.delete(idempotentRequests).where(lt(idempotentRequests.claimedAt, oldest));
  await database.delete(rateLimits).where(lt(rateLimits.expire, at));
}
