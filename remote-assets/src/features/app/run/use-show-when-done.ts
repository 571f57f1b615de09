import { type RefObject, useEffect, useRef } from 'react';

/** Brings what a piece of work gave into view once it is done: it may lie below what it was begun with. */
export function useShowWhenDone(place: RefObject<HTMLElement | null>, isRunning: boolean): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isRunning && hasBegun.current && place.current?.hasChildNodes()) {
      place.current.scrollIntoView({ block: 'nearest' });
    }
    hasBegun.current = isRunning;
  }, [isRunning, place]);
}
