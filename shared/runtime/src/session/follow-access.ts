import { profileCall } from '@atrium/contract';
import { sendAuthenticated } from '../http/send-authenticated.ts';
import { appStore } from '../store/app-store.ts';
import { saveUserInfoAtom } from '../user/user-info-atom.ts';

let isAsking = false;

/**
 * Asks what the person may do now, after the server has refused access: their roles may have changed. Menus and gates
 * follow. When this fails there is nothing to tell that the refusal has not told.
 */
export function followAccess(): void {
  if (isAsking) return;
  isAsking = true;
  sendAuthenticated(profileCall, {})
    .then((info) => appStore.set(saveUserInfoAtom, info))
    .catch(() => undefined)
    .finally(() => {
      isAsking = false;
    });
}
