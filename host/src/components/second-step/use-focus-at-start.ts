import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it appears, because the control that had the focus is gone. */
export function useFocusAtStart<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
