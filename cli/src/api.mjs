import { setTimeout as wait } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import { CommandError } from './command-error.mjs';

/** @typedef {import('openapi-fetch').Client<import('./public-api.d.ts').paths>} Api */

/** While the server is busy, a GET request is sent again at most this many times. */
const MAX_RETRIES = 5;
/** If the server requires a longer wait than this, in seconds, the request is not sent again. */
const MAX_WAIT = 30;

/**
 * Returns a client of the public API. Node's environment variables set proxies and certificates.
 *
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Api}
 */
export function createApi({ server, key }) {
  return createClient({
    baseUrl: server,
    headers: { authorization: `Bearer ${key}`, 'accept-language': 'en-US' },
    fetch: send,
  });
}

/**
 * Sends a request. Sends a GET request again while the server is busy.
 *
 * @param {Request} request
 */
async function send(request) {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(request.clone()).catch((error) => {
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new CommandError('unavailable', `${new URL(request.url).origin} does not respond: ${cause}`);
    });
    const isBusy = response.status === 429 || response.status === 503;
    const seconds = readWait(response.headers.get('retry-after'));
    if (!isBusy || request.method !== 'GET' || attempt === MAX_RETRIES || seconds > MAX_WAIT) return response;
    await wait(seconds * 1000);
  }
}

/**
 * Returns the seconds to wait before the next attempt. The header `Retry-After` contains seconds or a date. If it is
 * missing or invalid, returns 1.
 *
 * @param {string | null} header
 */
function readWait(header) {
  const seconds = Number(header ?? 1);
  if (!Number.isNaN(seconds)) return seconds;
  const until = Date.parse(header ?? '');
  return Number.isNaN(until) ? 1 : Math.max(0, (until - Date.now()) / 1000);
}

/**
 * Returns the data of a response.
 *
 * @template Data
 * @param {Promise<{ readonly data?: Data, readonly error?: unknown, readonly response: Response }>} request
 * @returns {Promise<Data>}
 * @throws {CommandError} With the message of the server.
 */
export async function readData(request) {
  const { data, error, response } = await request.catch((failure) => {
    if (failure instanceof CommandError) throw failure;
    throw new CommandError('failed', 'The response is not JSON. Is this the address of an Atrium server?');
  });
  if (response.ok && data !== undefined) return data;
  throw new CommandError(getErrorKind(response.status), describe(error, response));
}

/** @param {number} status */
function getErrorKind(status) {
  if (status === 401 || status === 403) return 'auth';
  return status === 429 || status === 503 ? 'unavailable' : 'failed';
}

/**
 * Returns the server's message for an error, with the name of the wrong parameter if the server names it. Returns the
 * HTTP status if the body has no message.
 *
 * @param {unknown} body
 * @param {Response} response
 */
function describe(body, response) {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  if (typeof error !== 'object' || error === null || !('message' in error))
    return `Status ${response.status}`;
  const param = 'param' in error && typeof error.param === 'string' ? ` (${error.param})` : '';
  return `${error.message}${param}`;
}
