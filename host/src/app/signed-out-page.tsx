import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { visitorAtom } from '../navigation/access/visitor-atom.ts';
import { Console } from './console-chunk.ts';
import { FrontPage } from './front-page.tsx';

interface SignedOutPageProps {
  readonly page: ReactNode;
  /**
   * Where to go after the page has created a session. Defaults to the page's `redirect` or the index page of the user's
   * role.
   */
  readonly leadsTo?: string;
}

/** A page for visitors without a session. Signed-in users are redirected. */
export function SignedOutPage({ page, leadsTo }: SignedOutPageProps) {
  const { isSignedIn } = useAtomValue(visitorAtom);
  const [cameSignedIn] = useState(isSignedIn);
  if (!isSignedIn) return <FrontPage page={page} />;
  return leadsTo && !cameSignedIn ? <Navigate replace to={leadsTo} /> : <Console isArriving />;
}
