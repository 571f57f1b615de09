import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the result of an action into view when it is done: it may be below the control that started it. */
export function useShowWhenDone(place: RefObject<HTMLElement | null>, isRunning: boolean): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isRunning && hasBegun.current && place.current?.hasChildNodes()) {
      place.current.scrollIntoView({ block: 'nearest' });
    }
    hasBegun.current = isRunning;
  }, [isRunning, place]);
}
