import { atom } from 'jotai';

/** A token and the user whom it identifies. */
export interface Credentials {
  readonly uuid: string;
  readonly token: string;
}

/** The interface of the session for requests. It is injected, so that http does not import session. */
export interface Authenticator {
  /** The current credentials, or `undefined` if no user is signed in. */
  read(): Credentials | undefined;
  /**
   * Returns the credentials that replace rejected ones. Returns `undefined` if there are none. The session has then
   * ended.
   */
  refresh(rejected: Credentials): Promise<Credentials | undefined>;
  /** Ends the session after the server rejected refreshed credentials. */
  end(rejected: Credentials): void;
  /** Whether the session has ended and the user can sign in again in place: in a dialog above the open page. */
  isResumable(): boolean;
  /** Waits until the user signs in again in place. Returns `false` if that is impossible or the user gives up. */
  waitForUser(signal: AbortSignal | undefined): Promise<boolean>;
  /** Loads the user's access list again after the server denied access: the roles may have changed. */
  reloadAccess(): void;
  /** Loads the access list again if the server sends a different one. Spaces separate the names in `accessList`. */
  followAccessList(accessList: string): void;
}

const injectedAtom = atom<Authenticator | undefined>(undefined);

export const authenticatorAtom = atom((get): Authenticator => {
  const authenticator = get(injectedAtom);
  if (!authenticator) throw new Error('Requests need a session: call configureRuntime(deployment) first');
  return authenticator;
});

export const setAuthenticatorAtom = atom(null, (_get, set, authenticator: Authenticator) =>
  set(injectedAtom, authenticator),
);
