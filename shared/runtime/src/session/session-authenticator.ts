import type { Authenticator } from '../http/authenticator-atom.ts';
import { appStore } from '../store/app-store.ts';
import { endSessionAtom, syncSessionAtom } from './change-session.ts';
import { followAccess } from './follow-access.ts';
import { renewSession } from './renew-session.ts';
import { sessionEndedAtom } from './session-ended-atom.ts';
import { waitForResume } from './wait-for-resume.ts';

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
  checkAccess: followAccess,
};
