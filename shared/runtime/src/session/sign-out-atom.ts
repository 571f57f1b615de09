import { logoutCall } from '@atrium/contract';
import { atom } from 'jotai';
import { HttpStatusError } from '../http/http-status-error.ts';
import { renewSession } from '../http/renew-session.ts';
import { transportAtom } from '../http/transport-atom.ts';
import { appStore } from '../store/app-store.ts';
import { forgetSessionAtom, syncSessionAtom } from './change-session.ts';
import type { SessionCookies } from './cookie-jar.ts';
import { abandonSessionAtom, markSignedOutAtom, setLeavingAtom } from './session-ended-atom.ts';

/** How long signing out waits for the server, in milliseconds; the session's end here does not depend on it. */
const PATIENCE = 5_000;

/** Signs out: tells the server, then clears cookies, user info and log in every browser tab. Never fails. */
export const signOutAtom = atom(null, async (_get, set): Promise<void> => {
  const session = set(syncSessionAtom);
  set(setLeavingAtom, true);
  // Before the session ends anywhere: the other tabs must see why it does.
  if (session) set(markSignedOutAtom, session.uuid);
  if (session) await tellServer(session).catch(() => undefined);
  set(forgetSessionAtom);
  set(abandonSessionAtom);
  set(setLeavingAtom, false);
});

/** With an expired token the server would not know whose session to end: refresh it for this one call. */
async function tellServer(session: SessionCookies): Promise<void> {
  const { send } = appStore.get(transportAtom);
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    await send(logoutCall, {}, { token: session.token, signal });
  } catch (error) {
    const isExpired = error instanceof HttpStatusError && error.status === 401;
    const renewed = isExpired ? await renewSession(session) : undefined;
    if (renewed) await send(logoutCall, {}, { token: renewed.token, signal });
  }
}
