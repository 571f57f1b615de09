import { errorCauses } from './error-causes.ts';

const AWAY_CODES = new Set([
  // The server is not there, or went while it was asked.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  // It cannot be found or reached: its machine or container is starting, or the network is down.
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // It is starting, stopping, or was told to end its sessions.
  '57P01',
  '57P02',
  '57P03',
  '08006',
]);

/** What the pool says without a code: `pg` words these only. */
const AWAY_MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether a query failed because the database is not there at the moment, rather than because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  return [...errorCauses(error)].some(
    ({ code, message }) => AWAY_MESSAGES.test(message) || AWAY_CODES.has(String(code)),
  );
}
