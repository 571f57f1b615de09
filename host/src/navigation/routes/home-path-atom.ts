import { ROUTES } from '@atrium/contract';
import { atom } from 'jotai';
import { visitorAtom } from '../access/visitor-atom.ts';
import { indexRoute } from './index-route.ts';

/** Where the home link leads: to the main page, or for a signed-in user to the console's index page. */
export const homePathAtom = atom((get): string => {
  const { isSignedIn, access } = get(visitorAtom);
  return isSignedIn ? indexRoute(access) : ROUTES.index;
});
