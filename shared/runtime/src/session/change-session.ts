import type { UserInfo } from '@atrium/contract';
import { atom, type Getter, type Setter } from 'jotai';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { type SessionCookies, sessionAtom, setSessionAtom } from '../identity/session-atom.ts';
import { clearLogAtom } from '../log/log-atoms.ts';
import { dirtyPanesAtom } from '../pane/dirty-panes-atom.ts';
import { clearUserInfoAtom, saveUserInfoAtom, userInfoAtom } from '../user/user-info-atom.ts';
import {
  readSessionCookies,
  readStoredSessionCookies,
  removeSessionCookies,
  writeSessionCookies,
} from './cookie-jar.ts';
import { areCookiesOffAtom, setCookiesOffAtom } from './cookies-off-atom.ts';
import { isRememberedAtom } from './remembered-atom.ts';
import { type SessionEnd, sessionEndAtom, setSessionEndAtom } from './session-end-atom.ts';
import { announceSessionAtom } from './tab-channel.ts';

interface NewSession extends SessionCookies {
  readonly info: UserInfo;
}

/**
 * Stores the result of a sign-in, a registration or a refresh. If the remember option is not given, it stays unchanged.
 */
export const storeSessionAtom = atom(null, (get, set, next: NewSession, isRemembered?: boolean) => {
  const { uuid, token, refreshToken, info } = next;
  const session = { uuid, token, refreshToken };
  set(setSessionAtom, session);
  if (isRemembered !== undefined) set(isRememberedAtom, isRemembered);
  const isStored = writeSessionCookies(get(deploymentAtom).appId, session, get(isRememberedAtom));
  set(setCookiesOffAtom, !isStored);
  set(saveUserInfoAtom, info);
  set(setSessionEndAtom, undefined);
  set(announceSessionAtom);
});

/** Removes the cookies, the user's data in memory and the log of the session, in this and every other browser tab. */
export const forgetSessionAtom = atom(null, (get, set) => {
  removeSessionCookies(get(deploymentAtom).appId);
  set(clearUserInfoAtom);
  set(setSessionAtom, undefined);
  set(clearLogAtom);
  set(announceSessionAtom);
});

/**
 * Ends the session after the server rejected its token permanently. Does nothing if the token is no longer the
 * session's, so a session ends only once.
 */
export const endSessionAtom = atom(null, (get, set, token: string) => {
  if (set(syncSessionAtom)?.token !== token) return;
  const end = createSessionEnd(get, 'rejected');
  set(forgetSessionAtom);
  set(setSessionEndAtom, end);
});

/** Reads the session from the cookies. Another browser tab may have changed them, or they may have expired. */
export const syncSessionAtom = atom(null, (get, set): SessionCookies | undefined =>
  get(areCookiesOffAtom)
    ? get(sessionAtom)
    : applyCookies(get, set, readSessionCookies(get(deploymentAtom).appId)),
);

/**
 * Like `syncSessionAtom`, for cases in which another tab may have written just before: the page's copy of the cookies
 * may be outdated.
 */
export const syncStoredSessionAtom = atom(
  null,
  async (get, set): Promise<SessionCookies | undefined> =>
    get(areCookiesOffAtom)
      ? get(sessionAtom)
      : applyCookies(get, set, await readStoredSessionCookies(get(deploymentAtom).appId)),
);

/** Applies the session of the cookies to this tab. Without these cookies, the tab's session has ended elsewhere. */
function applyCookies(
  get: Getter,
  set: Setter,
  found: SessionCookies | undefined,
): SessionCookies | undefined {
  if (get(sessionAtom) && !found) {
    const end = createSessionEnd(get, 'elsewhere');
    set(clearUserInfoAtom);
    set(setSessionAtom, undefined);
    set(clearLogAtom);
    set(setSessionEndAtom, end);
    return undefined;
  }
  // Another tab may have signed in as another user, and the log belongs to the earlier user.
  if (found && get(sessionAtom) && get(sessionAtom)?.uuid !== found.uuid) set(clearLogAtom);
  set(setSessionAtom, found);
  if (found && get(sessionEndAtom)) set(setSessionEndAtom, undefined);
  return found;
}

function createSessionEnd(get: Getter, reason: SessionEnd['reason']): SessionEnd | undefined {
  const session = get(sessionAtom);
  if (!session) return undefined;
  const info = get(userInfoAtom);
  const account = info?.account ?? info?.mail ?? undefined;
  const isResumable = account !== undefined && get(dirtyPanesAtom).size > 0;
  return { reason, uuid: session.uuid, account, isRemembered: get(isRememberedAtom), isResumable };
}
