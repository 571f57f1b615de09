import { isSignedInAtom, userInfoAtom } from '@atrium/runtime';
import { atom } from 'jotai';

/** Who is in front of the console, as far as the guard needs to know. */
export const visitorAtom = atom((get) => ({
  isSignedIn: get(isSignedInAtom),
  access: get(userInfoAtom)?.access,
}));
