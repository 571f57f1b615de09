import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { visitorAtom } from '../../navigation/visitor-atom.ts';

/**
 * Who is signed in, or, while a lost session is being taken up again over unsaved work, who was: the page must not
 * go away under it.
 */
export function useLastVisitor() {
  const visitor = useAtomValue(visitorAtom);
  const [last, setLast] = useState(visitor);
  if (visitor.isSignedIn && visitor !== last) setLast(visitor);
  return visitor.isSignedIn ? visitor : last;
}
