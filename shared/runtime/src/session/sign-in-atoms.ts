import { type BodyOf, loginCall, registerCall, type Session } from '@atrium/contract';
import { atom } from 'jotai';
import { request } from '../http/request.ts';
import { storeSessionAtom } from './change-session.ts';
import { markSignedOutAtom, sessionEndAtom } from './session-end-atom.ts';

interface PasswordCredentials {
  readonly account: string;
  readonly password: string;
  /** Stores the cookies for a day instead of until the browser closes. */
  readonly remember: boolean;
  /** The token of the link that confirms the email address of a new account. */
  readonly confirmation?: string | undefined;
}

/** Starts the session that a completed sign-in has returned. */
export const acceptSessionAtom = atom(null, (_get, set, session: Session, isRemembered: boolean): void => {
  set(markSignedOutAtom, undefined);
  set(storeSessionAtom, session, isRemembered);
});

/** Signs in. Only the caller receives failures: no toast. */
export const signInAtom = atom(
  null,
  async (_get, set, credentials: PasswordCredentials): Promise<Session> => {
    const session = await request(loginCall, { ...credentials }, { isSilent: true });
    set(acceptSessionAtom, session, credentials.remember);
    return session;
  },
);

/** Registers and signs in, like `signInAtom`. Only the caller receives failures. */
export const registerAtom = atom(
  null,
  async (_get, set, registration: BodyOf<typeof registerCall>): Promise<Session> => {
    const session = await request(registerCall, registration, { isSilent: true });
    const isRemembered = true;
    set(acceptSessionAtom, session, isRemembered);
    return session;
  },
);

/** Signs the user of a lost session in again, in place. Waiting requests are then repeated. */
export const resumeSessionAtom = atom(null, async (get, set, password: string): Promise<void> => {
  const end = get(sessionEndAtom);
  if (end?.account === undefined) throw new Error('There is no lost session to resume: sign in instead');
  await set(signInAtom, { account: end.account, password, remember: end.isRemembered });
});
