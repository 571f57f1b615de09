import { type DataOf, logoutCall } from '@atrium/contract';
import { atom } from 'jotai';
import { transportAtom } from '../http/transport-atom.ts';
import type { SessionCookies } from '../identity/session-atom.ts';
import { appStore } from '../store/app-store.ts';
import { forgetSessionAtom, syncSessionAtom } from './change-session.ts';
import { refreshSession } from './refresh-session.ts';
import { clearSessionEndAtom, markSignedOutAtom, setLeavingAtom } from './session-end-atom.ts';

/** How long signing out waits for the server, in milliseconds. The local session ends regardless. */
const TIMEOUT = 5_000;

/**
 * Signs out: notifies the server, then clears cookies, user info and log in every browser tab. Never fails. A session
 * that began at a sign-in provider also ends there: the browser leaves the console, and the provider sends it back.
 */
export const signOutAtom = atom(null, async (_get, set): Promise<void> => {
  const session = set(syncSessionAtom);
  set(setLeavingAtom, true);
  // Must precede the end of the session: the other tabs must see why it ends.
  if (session) set(markSignedOutAtom, session.uuid);
  const ended = session && (await endServerSession(session).catch(() => undefined));
  set(clearSessionAtom);
  if (ended?.address) globalThis.location.assign(ended.address);
});

/** Clears a session that the server has ended at the user's request, in every browser tab. */
export const leaveSessionAtom = atom(null, (_get, set): void => {
  const session = set(syncSessionAtom);
  set(setLeavingAtom, true);
  if (session) set(markSignedOutAtom, session.uuid);
  set(clearSessionAtom);
});

const clearSessionAtom = atom(null, (_get, set): void => {
  set(forgetSessionAtom);
  set(clearSessionEndAtom);
  set(setLeavingAtom, false);
});

/**
 * Ends the session on the server. An expired token is refreshed, because the server needs a valid
 * one to find the session.
 */
async function endServerSession(session: SessionCookies): Promise<DataOf<typeof logoutCall>> {
  return await appStore.get(transportAtom).send(
    logoutCall,
    {},
    {
      token: session.token,
      getNewToken: async () => (await refreshSession(session))?.token,
      signal: AbortSignal.timeout(TIMEOUT),
    },
  );
}
