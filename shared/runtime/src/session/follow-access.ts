import { profileCall } from '@atrium/contract';
import { sendAuthenticated } from '../http/send-authenticated.ts';
import { appStore } from '../store/app-store.ts';
import { saveUserInfoAtom } from '../user/user-info-atom.ts';

let isRequesting = false;

/**
 * Requests the user's current access after the server denied a request, because the roles may have changed. Menus and
 * gates follow. A failure is not reported, because the denied request already was.
 */
export function followAccess(): void {
  if (isRequesting) return;
  isRequesting = true;
  sendAuthenticated(profileCall, {})
    .then((info) => appStore.set(saveUserInfoAtom, info))
    .catch(() => undefined)
    .finally(() => {
      isRequesting = false;
    });
}
