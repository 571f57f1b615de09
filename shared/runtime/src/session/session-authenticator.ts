import { profileCall } from '@atrium/contract';
import type { Authenticator } from '../http/authenticator-atom.ts';
import { sendAuthenticated } from '../http/send-authenticated.ts';
import { appStore } from '../store/app-store.ts';
import { saveUserInfoAtom, userInfoAtom } from '../user/user-info-atom.ts';
import { endSessionAtom, syncSessionAtom } from './change-session.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionEndAtom } from './session-end-atom.ts';
import { waitForResume } from './wait-for-resume.ts';

let isReloadingAccess = false;

/**
 * Loads the user's profile with the current access list, because the roles may have changed. Menus and guards follow. A
 * failure is not reported, because the next response with another access list starts another request.
 */
function reloadAccess(): void {
  if (isReloadingAccess) return;
  isReloadingAccess = true;
  sendAuthenticated(profileCall, {})
    .then((info) => appStore.set(saveUserInfoAtom, info))
    .catch(() => undefined)
    .finally(() => {
      isReloadingAccess = false;
    });
}

/** Connects requests with the session of this browser tab. */
export const sessionAuthenticator: Authenticator = {
  read: () => appStore.set(syncSessionAtom),
  refresh: refreshSession,
  end: ({ token }) => appStore.set(endSessionAtom, token),
  isResumable: () => appStore.get(sessionEndAtom)?.isResumable === true,
  async waitForUser(signal) {
    const end = appStore.get(sessionEndAtom);
    return end?.isResumable === true && waitForResume(end, signal);
  },
  reloadAccess,
  followAccessList(accessList) {
    const currentList = appStore.get(userInfoAtom)?.access.join(' ');
    if (currentList !== undefined && currentList !== accessList) reloadAccess();
  },
};
