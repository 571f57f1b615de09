import { ACCESS_HEADER, type BodyOf, type Call, type DataOf } from '@atrium/contract';
import type { Cipher } from '@atrium/contract/wire';
import ky, { type BeforeRetryHook, isHTTPError, isTimeoutError, type RetryOptions } from 'ky';
import { HttpStatusError } from './http-status-error.ts';
import { NetworkError } from './network-error.ts';
import { openResponse } from './open-response.ts';

interface TransportOptions {
  /** Origin of the API. Empty means the origin of the page. */
  readonly base: string;
  readonly cipher: Cipher;
  /** Milliseconds from the start of a request to the end of its response. */
  readonly timeout: number;
  readonly readLocale: () => string;
  /** Receives the access list that the server sends in its responses. */
  readonly onAccessList?: (accessList: string) => void;
}

export interface SendOptions {
  readonly token?: string | undefined;
  /** Returns the token that replaces a rejected one. The request is then sent a second time. */
  readonly getNewToken?: () => Promise<string | undefined>;
  readonly signal?: AbortSignal | undefined;
  /** Sent unencrypted beside the body. */
  readonly file?: Blob | undefined;
}

/** Sends calls and reads responses. Callers provide the tokens. */
export interface Transport {
  /**
   * Returns the parsed data of the call. Throws `HttpStatusError`, `BusinessError` or `NetworkError`, or the reason of
   * the signal if the caller aborts.
   */
  send<C extends Call>(call: C, body: BodyOf<C>, options: SendOptions): Promise<DataOf<C>>;
  getAddress(call: Call): string;
}

export function createTransport({
  base,
  cipher,
  timeout,
  readLocale,
  onAccessList,
}: TransportOptions): Transport {
  const getAddress = (call: Call): string => new URL(call.path, base || globalThis.location.origin).href;
  const client = ky.create({
    method: 'post',
    redirect: 'error',
    // The total timeout includes the body and a second attempt.
    timeout: false,
    totalTimeout: timeout,
    // This function reads the header, because ky would copy the response for a hook.
    async fetch(input, init) {
      const response = await globalThis.fetch(input, init);
      const accessList = response.headers.get(ACCESS_HEADER);
      if (accessList !== null) onAccessList?.(accessList);
      return response;
    },
    hooks: { beforeError: [({ error, request }) => toTypedError(error, request.url)] },
  });
  return {
    getAddress,
    async send(call, body, { token, getNewToken, signal, file }) {
      const url = getAddress(call);
      const sealed = cipher.seal(JSON.stringify(body));
      const response = client(url, {
        body: file ? createFormData(sealed, file) : sealed,
        headers: {
          // The browser sets the type of a form, with the boundary between its parts.
          ...(file ? {} : { 'Content-Type': 'text/plain' }),
          'Accept-Language': readLocale(),
          ...(token === undefined ? {} : { 'X-Token': token }),
        },
        signal: signal ?? null,
        retry: getNewToken ? RETRY_UNAUTHORIZED : 0,
        hooks: { beforeRetry: getNewToken ? [withNewToken(getNewToken)] : [] },
      });
      const reading: Promise<string | Blob> = call.isDownload ? response.blob() : response.text();
      // Ky combines the signal of the caller with its own. A combined signal may be garbage-collected before it aborts,
      // so this checks the signal of the caller.
      const content = await rejectOnAbort(reading, signal).catch((error: unknown) => {
        if (signal?.aborted) throw toAbortError(signal, url);
        if (error instanceof HttpStatusError || error instanceof NetworkError) throw error;
        throw new NetworkError('unreadable', url, error);
      });
      if (typeof content === 'string') return openResponse(call, content, { cipher, url });
      // A download that the server rejects is an encrypted text instead of a file.
      if (content.type.startsWith('text/')) return openResponse(call, await content.text(), { cipher, url });
      return content as DataOf<typeof call>;
    },
  };
}

/** A call may change data, so it is sent again only after a rejected token, and not after a network error. */
const RETRY_UNAUTHORIZED: RetryOptions = {
  limit: 1,
  methods: ['post'],
  delay: () => 0,
  shouldRetry: ({ error }) => isHTTPError(error) && error.response.status === 401,
};

/** Sends the new token. If there is none, the call fails with the original error. */
function withNewToken(getNewToken: () => Promise<string | undefined>): BeforeRetryHook {
  return async ({ request, error }) => {
    const token = await getNewToken();
    if (token === undefined) throw error;
    request.headers.set('X-Token', token);
  };
}

/** Ky calls this for each error until the headers of the response arrive, and for its timeouts. */
function toTypedError(error: Error, url: string): Error {
  if (isHTTPError(error)) return new HttpStatusError(error.response.status, url);
  return new NetworkError(isTimeoutError(error) ? 'timeout' : 'offline', url, error);
}

function toAbortError({ reason }: AbortSignal, url: string): unknown {
  return reason?.name === 'TimeoutError' ? new NetworkError('timeout', url, reason) : reason;
}

function createFormData(sealed: string, file: Blob): FormData {
  const form = new FormData();
  form.set('body', sealed);
  form.set('file', file);
  return form;
}

/** Returns a promise that rejects when the signal aborts. The original promise continues. */
function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
