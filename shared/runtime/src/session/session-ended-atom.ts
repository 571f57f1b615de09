import { atom } from 'jotai';
import { string } from 'zod/mini';
import { storedAtom } from '../storage/stored-atom.ts';

/** How a session was lost, other than by signing out in this browser tab. */
export interface SessionEnd {
  /** The server no longer takes it; or another tab signed out, or the cookies ran out. */
  readonly reason: 'refused' | 'elsewhere';
  readonly uuid: string;
  /** What to sign in with again; missing when the console never knew it. */
  readonly account: string | undefined;
  readonly isRemembered: boolean;
  /** Unsaved work was open: ask for the password in place. Requests that failed wait meanwhile. */
  readonly isResumable: boolean;
}

const endAtom = atom<SessionEnd | undefined>(undefined);

/** Set once per lost session, until somebody signs in or the loss is accepted. */
export const sessionEndedAtom = atom((get) => get(endAtom));

/** Whose session somebody has ended by signing out, until the next sign-in. All tabs of the browser know it. */
const signedOutAtom = storedAtom({ scope: 'public', key: 'signed-out', schema: string(), initial: '' });

export const markSignedOutAtom = atom(null, (_get, set, uuid: string | undefined) =>
  set(signedOutAtom, uuid),
);

/** Whether the session ended although nobody has signed out, here or in another tab of this browser. */
export const hasLostSessionAtom = atom((get) => {
  const end = get(endAtom);
  return end !== undefined && get(signedOutAtom) !== end.uuid;
});

const isLeavingAtom = atom(false);

/** Whether the person is signing out in this browser tab: however the session ends meanwhile, it is not lost. */
export const setLeavingAtom = atom(null, (_get, set, isLeaving: boolean) => set(isLeavingAtom, isLeaving));

export const setSessionEndAtom = atom(null, (get, set, end: SessionEnd | undefined) =>
  set(endAtom, get(isLeavingAtom) ? undefined : end),
);

/** The person does not sign in again: waiting requests fail, and the way to the sign-in page is free. */
export const abandonSessionAtom = atom(null, (_get, set) => set(endAtom, undefined));
