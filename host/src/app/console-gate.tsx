import { ROUTES } from '@atrium/contract';
import { isSignedInAtom, sessionAtom, sessionEndedAtom, syncSessionAtom } from '@atrium/runtime';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { fullPath } from '../navigation/full-path.ts';
import { needsSignIn } from '../navigation/needs-sign-in.ts';
import { signInAddress } from '../navigation/sign-in-address.ts';
import { usePlace } from '../navigation/use-place.ts';

interface ConsoleGateProps {
  readonly children: ReactNode;
  /** What those who have not signed in see at an address that is none of the host's own. */
  readonly outside?: ReactNode;
}

/**
 * Lets those through who have signed in, and those whose session was lost over unsaved work and may be taken up
 * again. Everybody else is led to sign-in, and from there back; unless they have just left by their own will.
 */
export function ConsoleGate({ children, outside }: ConsoleGateProps) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const end = useAtomValue(sessionEndedAtom);
  // Another browser tab's signing out may be heard by the person's data going before the cookies are seen to go.
  const isSessionHeld = useAtomValue(sessionAtom) !== undefined;
  const { location } = usePlace();
  const [wasInside, setWasInside] = useState(false);
  if (isSignedIn && !wasInside) setWasInside(true);
  useCookiesAtEachStep(location.key);
  if (isSignedIn || (wasInside && end?.isResumable)) return children;
  if (outside && !wasInside && !needsSignIn(location.pathname)) return outside;
  const hasSignedOut = wasInside && end === undefined && !isSessionHeld;
  return <Navigate replace to={hasSignedOut ? ROUTES.login : signInAddress(fullPath(location))} />;
}

/** Cookies run out, or are taken away, without a word: each step looks at them again. */
function useCookiesAtEachStep(step: string): void {
  const sync = useSetAtom(syncSessionAtom);
  useLayoutEffect(() => {
    if (step) sync();
  }, [step, sync]);
}
