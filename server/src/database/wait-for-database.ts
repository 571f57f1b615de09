import type { Pool } from 'pg';
import { StartError } from '../domain/start-error.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** Milliseconds between two attempts to connect. */
const RETRY_DELAY = 250;

/**
 * Waits until the database accepts connections, because a database that starts together with the server may take a
 * moment.
 *
 * @param timeout Maximum time to wait, in milliseconds.
 * @throws StartError when this time is over, or immediately for an error that does not go away by waiting, such as
 *   rejected credentials.
 */
export async function waitForDatabase(pool: Pool, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() >= deadline) {
        throw new StartError(`Failed to connect to the database: ${getReason(error)}.`);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  }
}

/**
 * Returns the message of the error. If every address of a host name refuses the connection, the error is an
 * `AggregateError` without a message, so this is the message of the first address.
 */
function getReason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
