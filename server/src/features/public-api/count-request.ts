import type { Database } from '../../database/database.ts';
import type { ApiCaller } from '../../domain/api-caller.ts';
import type { RateLimitStatus } from '../../domain/limit-error.ts';
import { getRateCounter } from '../rate-limit/rate-counter.ts';

/**
 * Counts a request against the key's limit per minute and, if it starts a run, also against the limit per day. Returns
 * the state of the limit per minute.
 *
 * @throws LimitError when a limit is exceeded.
 */
export async function countRequest(
  database: Database,
  { keyId: id, perMinute, perDay }: ApiCaller,
  isRun: boolean,
): Promise<RateLimitStatus> {
  const counter = getRateCounter(database);
  const minute = await counter.consume({ kind: 'key', id }, perMinute, 'minute');
  if (isRun) await counter.consume({ kind: 'key', id }, perDay, 'day');
  return minute;
}
