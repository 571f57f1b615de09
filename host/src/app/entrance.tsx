import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { visitorAtom } from '../navigation/visitor-atom.ts';
import { Console } from './console-chunk.ts';
import { FrontPage } from './front-page.tsx';

interface EntranceProps {
  readonly page: ReactNode;
  /** Where the page leads once it has made a session; unsaid, where its `redirect` or the person's role says. */
  readonly leadsTo?: string;
}

/** A page for people who have not signed in; it leads everybody else on. */
export function Entrance({ page, leadsTo }: EntranceProps) {
  const { isSignedIn } = useAtomValue(visitorAtom);
  const [cameSignedIn] = useState(isSignedIn);
  if (!isSignedIn) return <FrontPage page={page} />;
  return leadsTo && !cameSignedIn ? <Navigate replace to={leadsTo} /> : <Console isArriving />;
}
