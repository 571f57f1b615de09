import { ROUTES } from '@atrium/contract';
import { isSignedInAtom, sessionAtom, sessionEndAtom, syncSessionAtom } from '@atrium/runtime';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createSignInAddress } from '../navigation/access/create-sign-in-address.ts';
import { isSignedInHostPath } from '../navigation/access/is-signed-in-host-path.ts';
import { getFullPath } from '../navigation/history/get-full-path.ts';
import { useNavigationState } from '../navigation/history/use-navigation-state.ts';

interface RequireSessionProps {
  readonly children: ReactNode;
  /** Shown to a visitor without a session at an address that is not one of the host's own. */
  readonly unknownPage?: ReactNode;
}

/**
 * Admits signed-in users, and users whose session ended with unsaved work and can be resumed. All other visitors are
 * sent to sign-in with a redirect back, unless they have just signed out themselves.
 */
export function RequireSession({ children, unknownPage }: RequireSessionProps) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const end = useAtomValue(sessionEndAtom);
  // If another browser tab signs out, it may clear the user's data before this tab notices that the cookies are gone.
  // Then `isSignedIn` is already false, but the session still exists here. This is not a sign-out in this tab.
  const hasSession = useAtomValue(sessionAtom) !== undefined;
  const { location } = useNavigationState();
  const [hadSession, setHadSession] = useState(false);
  if (isSignedIn && !hadSession) setHadSession(true);
  useSessionSync(location.key);
  if (isSignedIn || (hadSession && end?.isResumable)) return children;
  if (unknownPage && !hadSession && !isSignedInHostPath(location.pathname)) return unknownPage;
  const hasSignedOut = hadSession && end === undefined && !hasSession;
  return <Navigate replace to={hasSignedOut ? ROUTES.login : createSignInAddress(getFullPath(location))} />;
}

/** Cookies expire or are removed without an event, so every navigation reads them again. */
function useSessionSync(navigationKey: string): void {
  const sync = useSetAtom(syncSessionAtom);
  useLayoutEffect(() => {
    // The key is never empty. Because the effect reads it, the effect runs again after each navigation.
    if (navigationKey) sync();
  }, [navigationKey, sync]);
}
