import { atom } from 'jotai';
import { string } from 'zod/mini';
import { storedAtom } from '../storage/stored-atom.ts';

/** How a session was lost, other than by signing out in this browser tab. */
export interface SessionEnd {
  /** The server rejects the session (`rejected`), or another tab signed out or the cookies expired (`elsewhere`). */
  readonly reason: 'rejected' | 'elsewhere';
  /** The id of the user. */
  readonly uuid: string;
  /** The username or the email address to sign in with again. Undefined if the tab knows neither. */
  readonly account: string | undefined;
  readonly isRemembered: boolean;
  /**
   * Whether unsaved work was open and the account is known. The console then requests the password in place, and failed
   * requests wait meanwhile.
   */
  readonly isResumable: boolean;
}

const endAtom = atom<SessionEnd | undefined>(undefined);

/** Set once per lost session, until a user signs in or `clearSessionEndAtom` clears it. */
export const sessionEndAtom = atom((get) => get(endAtom));

/** The user id of the session that ended by signing out, until the next sign-in. All tabs of the browser share it. */
const signedOutAtom = storedAtom({ scope: 'public', key: 'signed-out', schema: string(), initial: '' });

/** Stores which user has signed out. With `undefined`, no user counts as signed out. */
export const markSignedOutAtom = atom(null, (_get, set, uuid: string | undefined) =>
  set(signedOutAtom, uuid),
);

/** Whether the session ended although no user signed out, here or in another tab of this browser. */
export const hasLostSessionAtom = atom((get) => {
  const end = get(endAtom);
  return end !== undefined && get(signedOutAtom) !== end.uuid;
});

const isLeavingAtom = atom(false);

/** Marks that the user is signing out in this browser tab. A session that ends meanwhile does not count as lost. */
export const setLeavingAtom = atom(null, (_get, set, isLeaving: boolean) => set(isLeavingAtom, isLeaving));

export const setSessionEndAtom = atom(null, (get, set, end: SessionEnd | undefined) =>
  set(endAtom, get(isLeavingAtom) ? undefined : end),
);

/** Forgets that a session has ended: requests that wait for a new sign-in fail, and the sign-in page can open. */
export const clearSessionEndAtom = atom(null, (_get, set) => set(endAtom, undefined));
