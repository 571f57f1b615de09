import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it is mounted, because the control that had the focus no longer exists. */
export function useFocusAtStart<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
