import type { BodyOf, Call, DataOf } from '@atrium/contract';
import type { Cipher } from '@atrium/contract/wire';
import ky from 'ky';
import { abortable } from './abortable.ts';
import { startDeadline } from './deadline.ts';
import { HttpStatusError } from './http-status-error.ts';
import { NetworkError } from './network-error.ts';
import { openAnswer } from './open-answer.ts';

interface TransportOptions {
  /** Origin of the API; empty means the page's own. */
  readonly base: string;
  readonly cipher: Cipher;
  /** Milliseconds from the start of a request to the end of its answer. */
  readonly timeout: number;
  readonly readLocale: () => string;
}

export interface SendOptions {
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sent beside the body, unencrypted. */
  readonly file?: Blob | undefined;
}

/** Sends calls and reads answers. It knows of tokens, but not where they come from or what to do about their end. */
export interface Transport {
  /**
   * Answers the call's parsed data. Throws `HttpStatusError`, `BusinessError` or `NetworkError`, or the signal's own
   * reason when the caller aborts.
   */
  send<C extends Call>(call: C, body: BodyOf<C>, options: SendOptions): Promise<DataOf<C>>;
  addressOf(call: Call): string;
}

export function createTransport({ base, cipher, timeout, readLocale }: TransportOptions): Transport {
  const addressOf = (call: Call): string => new URL(call.path, base || globalThis.location.origin).href;
  return {
    addressOf,
    async send(call, body, { token, signal, file }) {
      const url = addressOf(call);
      const deadline = startDeadline(timeout, signal);
      const sealed = cipher.seal(JSON.stringify(body));
      const headers = {
        // The browser itself names the type of a form, with what holds its parts apart.
        ...(file ? {} : { 'Content-Type': 'text/plain' }),
        'Accept-Language': readLocale(),
        ...(token === undefined ? {} : { 'X-Token': token }),
      };
      const text = await abortable(
        fetchText(url, { body: file ? formOf(sealed, file) : sealed, headers, signal: deadline.signal }),
        deadline.signal,
      )
        .catch((error: unknown) => {
          if (deadline.isTimeout()) throw new NetworkError('timeout', url, error);
          throw deadline.signal.aborted ? deadline.signal.reason : error;
        })
        .finally(deadline.stop);
      return openAnswer(call, text, { cipher, url });
    },
  };
}

function formOf(sealed: string, file: Blob): FormData {
  const form = new FormData();
  form.set('body', sealed);
  form.set('file', file);
  return form;
}

/** The 60 seconds cover the body too, so ky's own clock, which stops at the headers, is off. */
async function fetchText(url: string, init: RequestInit): Promise<string> {
  const response = await ky
    .post(url, { ...init, timeout: false, retry: 0, redirect: 'error', throwHttpErrors: false })
    .catch((error: unknown) => {
      throw new NetworkError('offline', url, error);
    });
  if (!response.ok) throw new HttpStatusError(response.status, url);
  return response.text().catch((error: unknown) => {
    throw new NetworkError('unreadable', url, error);
  });
}
