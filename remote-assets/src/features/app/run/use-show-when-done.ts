import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the result of an action into view when it is done: it may be below the control that started it. */
export function useShowWhenDone(element: RefObject<HTMLElement | null>, isRunning: boolean): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isRunning && hasBegun.current && element.current?.hasChildNodes()) {
      element.current.scrollIntoView({ block: 'nearest' });
    }
    hasBegun.current = isRunning;
  }, [isRunning, element]);
}
