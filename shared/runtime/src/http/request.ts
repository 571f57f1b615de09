import {
  type BodyOf,
  type Call,
  captchaCall,
  type DataOf,
  i18nListCall,
  loginCall,
  profileCall,
  registerCall,
  resetPasswordCall,
} from '@atrium/contract';
import { sessionAtom } from '../identity/session-atom.ts';
import { appStore } from '../store/app-store.ts';
import { authenticatorAtom } from './authenticator-atom.ts';
import { BusinessError } from './business-error.ts';
import { HttpStatusError } from './http-status-error.ts';
import { NetworkError } from './network-error.ts';
import { type RequestError, reportRequestErrorAtom } from './request-error-atom.ts';
import { sendAuthenticated } from './send-authenticated.ts';
import { transportAtom } from './transport-atom.ts';

export interface RequestOptions {
  /** Aborts the request; it then fails with the signal's reason, and nothing is reported. */
  readonly signal?: AbortSignal;
  /** Leaves telling the person to the caller: no popup and no log entry. Off by default. */
  readonly isSilent?: boolean;
  /** Goes along as it is, with a call that takes a file. */
  readonly file?: Blob | undefined;
}

/** Calls for people who are not signed in: a refused token means nothing to them. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set(
  [loginCall, registerCall, captchaCall, resetPasswordCall, i18nListCall].map((call) => call.path),
);

/**
 * Makes a call and answers its parsed data. Throws `HttpStatusError`, `BusinessError` or `NetworkError`; unless silent,
 * these have then been logged and reported for a popup. While a password is asked for in place, requests wait.
 */
export async function request<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { signal, file, isSilent = false }: RequestOptions = {},
): Promise<DataOf<C>> {
  try {
    if (!PUBLIC_PATHS.has(call.path)) return await sendAuthenticated(call, body, { signal, file });
    const token = appStore.get(sessionAtom)?.token;
    return await appStore.get(transportAtom).send(call, body, { token, signal });
  } catch (error) {
    if (isForbidden(error) && call.path !== profileCall.path) {
      appStore.get(authenticatorAtom).checkAccess();
    }
    if (!isSilent && isRequestError(error)) appStore.set(reportRequestErrorAtom, error);
    throw error;
  }
}

function isRequestError(error: unknown): error is RequestError {
  return error instanceof HttpStatusError || error instanceof BusinessError || error instanceof NetworkError;
}

function isForbidden(error: unknown): boolean {
  return error instanceof HttpStatusError && error.status === 403 && appStore.get(sessionAtom) !== undefined;
}
