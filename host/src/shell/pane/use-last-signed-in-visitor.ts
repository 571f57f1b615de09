import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';

/**
 * Returns the current visitor. While a user signs in again to resume unsaved work, returns the previous visitor, so
 * that the page stays mounted.
 */
export function useLastSignedInVisitor() {
  const visitor = useAtomValue(visitorAtom);
  const [last, setLast] = useState(visitor);
  if (visitor.isSignedIn && visitor !== last) setLast(visitor);
  return visitor.isSignedIn ? visitor : last;
}
