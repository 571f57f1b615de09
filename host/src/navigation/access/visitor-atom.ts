import { isSignedInAtom, userInfoAtom } from '@atrium/runtime';
import { atom } from 'jotai';

/** The current visitor, as far as the guard needs to know. */
export const visitorAtom = atom((get) => ({
  isSignedIn: get(isSignedInAtom),
  access: get(userInfoAtom)?.access,
}));
