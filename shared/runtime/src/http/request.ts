import {
  type BodyOf,
  type Call,
  captchaCall,
  type DataOf,
  ERROR_CODES,
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
import { type Arriving, consumeEarlyCall } from './early-calls.ts';
import { HttpStatusError } from './http-status-error.ts';
import { NetworkError } from './network-error.ts';
import { countProofs, waitForProof } from './proof-request-atom.ts';
import { type RequestError, reportRequestErrorAtom } from './request-error-atom.ts';
import { sendAuthenticated } from './send-authenticated.ts';
import { transportAtom } from './transport-atom.ts';

export interface RequestOptions {
  /** Aborts the request. It then fails with the signal's reason, and nothing is reported. */
  readonly signal?: AbortSignal;
  /** The caller shows the error: no toast and no log entry. Off by default. */
  readonly isSilent?: boolean;
  /** The call requires no session: it does not wait while the user signs in again in place. On for public calls. */
  readonly isPublic?: boolean;
  /** The file of a call that accepts one. It is sent unencrypted. */
  readonly file?: Blob | undefined;
}

/** Calls that need no session, so a rejected token has no effect on them. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set(
  [loginCall, registerCall, captchaCall, resetPasswordCall, i18nListCall].map((call) => call.path),
);

/**
 * Makes a call and returns its parsed data. Throws `HttpStatusError`, `BusinessError` or `NetworkError`. Unless silent,
 * these errors are already logged and reported for a toast. If the session is lost, requests wait while the user signs
 * in again in place. If the call was already sent early, returns the data of that response.
 */
export function request<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: RequestOptions = {},
): Arriving<DataOf<C>> {
  const send = () => sendReported(call, body, options);
  return consumeEarlyCall(call, body, send) ?? send();
}

async function sendReported<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { signal, file, isSilent = false, isPublic = PUBLIC_PATHS.has(call.path) }: RequestOptions,
): Promise<DataOf<C>> {
  try {
    if (!isPublic) return await sendProven(call, body, { signal, file });
    const token = appStore.get(sessionAtom)?.token;
    return await appStore.get(transportAtom).send(call, body, { token, signal });
  } catch (error) {
    // `reloadAccess` sends the profile call, so a rejection of that call must not start another one.
    if (isForbidden(error) && call.path !== profileCall.path) {
      appStore.get(authenticatorAtom).reloadAccess();
    }
    if (!isSilent && isRequestError(error)) appStore.set(reportRequestErrorAtom, error);
    throw error;
  }
}

/** Sends a call, and repeats it once if it requires a proof of the identity and the user gives one. */
async function sendProven<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: Pick<RequestOptions, 'file'> & { readonly signal: AbortSignal | undefined },
): Promise<DataOf<C>> {
  const proofCountAtStart = countProofs();
  try {
    return await sendAuthenticated(call, body, options);
  } catch (error) {
    const isUnproven = error instanceof BusinessError && error.code === ERROR_CODES.proofRequired;
    if (!isUnproven || !(await waitForProof(proofCountAtStart)) || options.signal?.aborted) throw error;
    return await sendAuthenticated(call, body, options);
  }
}

function isRequestError(error: unknown): error is RequestError {
  return error instanceof HttpStatusError || error instanceof BusinessError || error instanceof NetworkError;
}

function isForbidden(error: unknown): boolean {
  return error instanceof HttpStatusError && error.status === 403 && appStore.get(sessionAtom) !== undefined;
}
