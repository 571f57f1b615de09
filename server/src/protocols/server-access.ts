import type { CONNECTION_AUTHS } from '@atrium/contract';
import type { OutboundClient, OutboundResponse, OutboundStream } from '../outbound/create-outbound-client.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

/** The client, address and credentials of a model server. */
export interface ServerAccess {
  readonly client: OutboundClient;
  /** The base address, without a slash at its end. */
  readonly address: string;
  readonly auth: (typeof CONNECTION_AUTHS)[number];
  /** Empty if the server needs none. Undefined if Atrium cannot decrypt it. */
  readonly secret: string | undefined;
}

/** Returns the base address without slashes at its end. */
export function trimAddress(address: string): string {
  return address.replace(/\/+$/, '');
}

/**
 * Sends a request to a path below the base address, with the credentials, and returns the JSON of the response. A
 * request with a body is a POST.
 *
 * @throws OutboundError when there is no response, or `unauthorized`, `notFound`, `notReady` or `rejected` for an error
 *   status. Also `unauthorized` if the secret cannot be decrypted. No request is sent then.
 */
export async function callServer(
  access: ServerAccess,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const { url, headers } = prepareRequest(access, path);
  const method = body === undefined ? 'GET' : 'POST';
  const response = await access.client.send(url, { method, headers, body, signal });
  assertSuccess(response);
  return response.json;
}

/**
 * Sends a POST request to a path below the base address, with the credentials. The response may be a stream of events.
 *
 * @throws OutboundError as {@link callServer}.
 */
export async function streamServer(
  access: ServerAccess,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<OutboundStream> {
  const { url, headers } = prepareRequest(access, path);
  const response = await access.client.stream(url, { method: 'POST', headers, body, signal });
  assertSuccess(response);
  return response;
}

/** Returns the address of a path, and the headers with the credentials. */
function prepareRequest({ address, auth, secret }: ServerAccess, path: string) {
  if (secret === undefined) {
    throw new OutboundError('unauthorized', 'The secret was encrypted with another ATRIUM_SECRET_KEY.');
  }
  return { url: new URL(`${address}${path}`), headers: createAuthHeaders(auth, secret) };
}

function createAuthHeaders(auth: ServerAccess['auth'], secret: string): Record<string, string> {
  if (auth === 'none' || secret === '') return {};
  if (auth === 'bearer') return { authorization: `Bearer ${secret}` };
  return { authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
}

function assertSuccess({ status, json }: OutboundResponse): void {
  if (status >= 200 && status < 300) return;
  const detail = `Status ${status}${readMessage(json)}`;
  if (status === 401 || status === 403) throw new OutboundError('unauthorized', detail);
  if (status === 404) throw new OutboundError('notFound', detail);
  if (status === 429 || status >= 502) throw new OutboundError('notReady', detail);
  throw new OutboundError('rejected', detail);
}

/** Returns the server's own message, as Open Inference Protocol, OpenAI API and FastAPI write it. */
function readMessage(json: unknown): string {
  const { error, detail } = (json ?? {}) as { readonly error?: unknown; readonly detail?: unknown };
  const text = (error as { message?: unknown } | undefined)?.message ?? error ?? detail;
  return typeof text === 'string' ? `: ${text.slice(0, 300)}` : '';
}
