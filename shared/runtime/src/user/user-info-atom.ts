import { type UserInfo, userInfoSchema } from '@atrium/contract';
import { atom } from 'jotai';
import { nullable } from 'zod/mini';
import { sessionAtom } from '../identity/session-atom.ts';
import { storedAtom } from '../storage/stored-atom.ts';

const storedInfoAtom = storedAtom({
  scope: 'user',
  key: 'user-info',
  schema: nullable(userInfoSchema),
  initial: null,
});

/** The info of the signed-in user. `undefined` if no user is signed in, or if the stored info is missing or invalid. */
export const userInfoAtom = atom((get): UserInfo | undefined =>
  get(sessionAtom) ? (get(storedInfoAtom) ?? undefined) : undefined,
);

/** Stores new user info for the signed-in user. Menus and guards follow in every browser tab. */
export const saveUserInfoAtom = atom(null, (get, set, info: UserInfo) => {
  if (get(sessionAtom)) set(storedInfoAtom, info);
});

export const clearUserInfoAtom = atom(null, (_get, set) => set(storedInfoAtom, undefined));

/** Whether a user is signed in. A session without user info does not count, because pages need the info. */
export const isSignedInAtom = atom(
  (get) => get(sessionAtom) !== undefined && get(userInfoAtom) !== undefined,
);
