import { listErrorCauses } from './list-error-causes.ts';

const UNAVAILABLE_CODES = new Set([
  // The server is not running, or the connection broke during a query.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  // The server cannot be resolved or reached: its machine or container is starting, or the network is down.
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The server is starting up, shutting down or terminating its sessions.
  '57P01',
  '57P02',
  '57P03',
  // The connection failed.
  '08006',
]);

/** Pool errors without a code. `pg` sets only a message. */
const UNAVAILABLE_MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Returns whether a query failed because the database is unavailable, and not because of the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return [...listErrorCauses(error)].some(
    ({ code, message }) => UNAVAILABLE_MESSAGES.test(message) || UNAVAILABLE_CODES.has(String(code)),
  );
}
