import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { visitorAtom } from '../navigation/access/visitor-atom.ts';
import { SignedInPages } from './signed-in-chunk.ts';
import { StandalonePage } from './standalone-page.tsx';

interface SignedOutPageProps {
  readonly page: ReactNode;
  /**
   * The page to open after this page has created a session. Defaults to the page in the query key `redirect`, or the
   * index page of the user's role.
   */
  readonly nextPath?: string;
}

/** A page for users without a session. Signed-in users are redirected. */
export function SignedOutPage({ page, nextPath }: SignedOutPageProps) {
  const { isSignedIn } = useAtomValue(visitorAtom);
  const [wasSignedIn] = useState(isSignedIn);
  if (!isSignedIn) return <StandalonePage page={page} />;
  return nextPath && !wasSignedIn ? <Navigate replace to={nextPath} /> : <SignedInPages isLanding />;
}
