import type { BodyOf, Call, DataOf } from '@atrium/contract';
import { endSessionAtom, syncSessionAtom } from '../session/change-session.ts';
import type { SessionCookies } from '../session/cookie-jar.ts';
import { sessionEndedAtom } from '../session/session-ended-atom.ts';
import { appStore } from '../store/app-store.ts';
import { abortable } from './abortable.ts';
import { HttpStatusError } from './http-status-error.ts';
import { renewSession } from './renew-session.ts';
import { sessionResumed } from './session-resumed.ts';
import type { SendOptions } from './transport.ts';
import { transportAtom } from './transport-atom.ts';

type SessionSendOptions = Omit<SendOptions, 'token'>;

/** Stands for a request whose session is over. */
const OVER = Symbol('the session is over');

/**
 * Sends a call in the name of the person signed in. A refused token is refreshed once and the call repeated once; when
 * the session is over, the call waits for the person to sign in again in place, if there is unsaved work, or fails.
 */
export async function sendWithSession<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: SessionSendOptions = {},
): Promise<DataOf<C>> {
  for (;;) {
    const session = appStore.set(syncSessionAtom);
    const data = session || !isLost() ? await attempt(call, body, session, options) : OVER;
    if (data !== OVER) return data as DataOf<C>;
    const end = appStore.get(sessionEndedAtom);
    const isResumed = end?.isResumable && (await sessionResumed(end, options.signal));
    if (!isResumed) throw new HttpStatusError(401, appStore.get(transportAtom).addressOf(call));
  }
}

function isLost(): boolean {
  return appStore.get(sessionEndedAtom)?.isResumable === true;
}

async function attempt<C extends Call>(
  call: C,
  body: BodyOf<C>,
  session: SessionCookies | undefined,
  options: SessionSendOptions,
): Promise<DataOf<C> | typeof OVER> {
  const { send } = appStore.get(transportAtom);
  try {
    return await send(call, body, { ...options, token: session?.token });
  } catch (error) {
    if (!session || !isUnauthorized(error)) throw error;
    const renewed = await abortable(renewSession(session), options.signal);
    if (!renewed) return OVER;
    return repeat(call, body, renewed, options);
  }
}

async function repeat<C extends Call>(
  call: C,
  body: BodyOf<C>,
  session: SessionCookies,
  options: SessionSendOptions,
): Promise<DataOf<C> | typeof OVER> {
  try {
    return await appStore.get(transportAtom).send(call, body, { ...options, token: session.token });
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    appStore.set(endSessionAtom, session.token);
    return OVER;
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpStatusError && error.status === 401;
}
