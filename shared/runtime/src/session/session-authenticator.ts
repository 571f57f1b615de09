import { profileCall } from '@atrium/contract';
import type { Authenticator } from '../http/authenticator-atom.ts';
import { sendAuthenticated } from '../http/send-authenticated.ts';
import { appStore } from '../store/app-store.ts';
import { saveUserInfoAtom, userInfoAtom } from '../user/user-info-atom.ts';
import { endSessionAtom, syncSessionAtom } from './change-session.ts';
import { renewSession } from './renew-session.ts';
import { sessionEndedAtom } from './session-ended-atom.ts';
import { waitForResume } from './wait-for-resume.ts';

let isCheckingAccess = false;

/**
 * Requests the user's current access, because the roles may have changed. Menus and guards follow.
 * A failure is not reported, because the next response with other roles starts another request.
 */
function checkAccess(): void {
  if (isCheckingAccess) return;
  isCheckingAccess = true;
  sendAuthenticated(profileCall, {})
    .then((info) => appStore.set(saveUserInfoAtom, info))
    .catch(() => undefined)
    .finally(() => {
      isCheckingAccess = false;
    });
}

/** Connects requests with the session of this browser tab. */
export const sessionAuthenticator: Authenticator = {
  read: () => appStore.set(syncSessionAtom),
  renew: renewSession,
  end: ({ token }) => appStore.set(endSessionAtom, token),
  isLost: () => appStore.get(sessionEndedAtom)?.isResumable === true,
  async waitForUser(signal) {
    const end = appStore.get(sessionEndedAtom);
    return end?.isResumable === true && waitForResume(end, signal);
  },
  checkAccess,
  followAccessList(accessList) {
    const currentList = appStore.get(userInfoAtom)?.access.join(' ');
    if (currentList !== undefined && currentList !== accessList) checkAccess();
  },
};
