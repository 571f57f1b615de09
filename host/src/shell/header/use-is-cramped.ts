import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns whether a line of text does not fit into the element around it. `words` identifies its content. The required
 * width is measured while all of it is shown, and remembered while it is folded.
 */
export function useIsCramped(frame: RefObject<HTMLElement | null>, labels: string): boolean {
  const [cramped, setCramped] = useState<string>();
  useLayoutEffect(() => {
    const element = frame.current;
    const line = element?.firstElementChild;
    if (!element || !line) return;
    let needed = 0;
    const observer = new ResizeObserver(() => {
      if (line.scrollWidth > element.clientWidth) needed = Math.max(needed, line.scrollWidth);
      setCramped(needed > element.clientWidth ? labels : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, labels]);
  return cramped === labels;
}
