import { profileCall } from '@atrium/contract';
import { saveUserInfoAtom } from '../session/user-info-atom.ts';
import { appStore } from '../store/app-store.ts';
import { sendWithSession } from './send-with-session.ts';

let isAsking = false;

/**
 * Asks what the person may do now, after the server has refused access: their roles may have changed. Menus and gates
 * follow. When this fails there is nothing to tell that the refusal has not told.
 */
export function followAccess(): void {
  if (isAsking) return;
  isAsking = true;
  sendWithSession(profileCall, {})
    .then((info) => appStore.set(saveUserInfoAtom, info))
    .catch(() => undefined)
    .finally(() => {
      isAsking = false;
    });
}
