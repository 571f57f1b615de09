import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';

/**
 * Returns the current user or, while a lost session with unsaved work is being resumed, the previous one. Otherwise, the page
 * would be removed meanwhile.
 */
export function useLastVisitor() {
  const visitor = useAtomValue(visitorAtom);
  const [last, setLast] = useState(visitor);
  if (visitor.isSignedIn && visitor !== last) setLast(visitor);
  return visitor.isSignedIn ? visitor : last;
}
