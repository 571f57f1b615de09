import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { visitorAtom } from '../navigation/visitor-atom.ts';
import { Console } from './console-chunk.ts';

/** The main address: everybody is led to where theirs begins. */
export function FrontDoor() {
  const { isSignedIn } = useAtomValue(visitorAtom);
  return isSignedIn ? <Console isArriving /> : <Navigate replace to={ROUTES.login} />;
}
