import { errorCauses } from './error-causes.ts';

const AWAY_CODES = new Set([
  // The server is not running, or the connection was lost during a query.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  // The server cannot be found or reached: its machine or container is starting, or the network is down.
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The server is starting, stopping, or ending its sessions.
  '57P01',
  '57P02',
  '57P03',
  '08006',
]);

/** Errors of the pool that have no code: `pg` sets only a message. */
const AWAY_MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect)/;

/**
 * Returns whether a query failed because the database is currently unavailable, and not because of the query itself.
 */
export function isDatabaseAway(error: unknown): boolean {
  return [...errorCauses(error)].some(
    ({ code, message }) => AWAY_MESSAGES.test(message) || AWAY_CODES.has(String(code)),
  );
}
