import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a line of text finds no room in the element around it. `words` stands for its content: the width that it
 * needs is measured while all of it is shown, and remembered while it is folded.
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
