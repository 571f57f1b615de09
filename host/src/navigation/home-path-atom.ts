import { ROUTES } from '@atrium/contract';
import { atom } from 'jotai';
import { indexRoute } from './index-route.ts';
import { visitorAtom } from './visitor-atom.ts';

/** Where the way home leads: to the main page, or to where the console of the current user begins. */
export const homePathAtom = atom((get): string => {
  const { isSignedIn, access } = get(visitorAtom);
  return isSignedIn ? indexRoute(access) : ROUTES.index;
});
