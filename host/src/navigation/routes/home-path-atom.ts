import { ROUTES } from '@atrium/contract';
import { atom } from 'jotai';
import { visitorAtom } from '../access/visitor-atom.ts';
import { getIndexPath } from './get-index-path.ts';

/** The target of the home link: the main page, or the console's index page for a signed-in user. */
export const homePathAtom = atom((get): string => {
  const { isSignedIn, access } = get(visitorAtom);
  return isSignedIn ? getIndexPath(access) : ROUTES.index;
});
