import { ROUTES } from '@atrium/contract';
import { isSignedInAtom, sessionAtom, sessionEndedAtom, syncSessionAtom } from '@atrium/runtime';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { needsSignIn } from '../navigation/access/needs-sign-in.ts';
import { signInAddress } from '../navigation/access/sign-in-address.ts';
import { fullPath } from '../navigation/history/full-path.ts';
import { useVisit } from '../navigation/history/use-visit.ts';

interface ConsoleGateProps {
  readonly children: ReactNode;
  /** Shown to a visitor without a session at an address that is not one of the host's own. */
  readonly outside?: ReactNode;
}

/**
 * Admits signed-in users, and users whose session ended with unsaved work and can be resumed. All other visitors are
 * sent to sign-in with a redirect back, unless they have just signed out themselves.
 */
export function ConsoleGate({ children, outside }: ConsoleGateProps) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const end = useAtomValue(sessionEndedAtom);
  // When another browser tab signs out, the user's data may be cleared before the cookies are seen to disappear.
  const hasSession = useAtomValue(sessionAtom) !== undefined;
  const { location } = useVisit();
  const [wasInside, setWasInside] = useState(false);
  if (isSignedIn && !wasInside) setWasInside(true);
  useSessionSync(location.key);
  if (isSignedIn || (wasInside && end?.isResumable)) return children;
  if (outside && !wasInside && !needsSignIn(location.pathname)) return outside;
  const hasSignedOut = wasInside && end === undefined && !hasSession;
  return <Navigate replace to={hasSignedOut ? ROUTES.login : signInAddress(fullPath(location))} />;
}

/** Cookies expire or are removed without an event, so every navigation reads them again. */
function useSessionSync(navigationKey: string): void {
  const sync = useSetAtom(syncSessionAtom);
  useLayoutEffect(() => {
    if (navigationKey) sync();
  }, [navigationKey, sync]);
}
