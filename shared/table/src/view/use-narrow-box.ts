import { type RefCallback, useCallback, useState } from 'react';
import { CARDS_BELOW } from './rows/measures.ts';

interface NarrowBox {
  readonly ref: RefCallback<HTMLElement>;
  readonly isNarrow: boolean;
}

/** Whether an element is so narrow that rows become cards. It renders again when that changes, not with every pixel. */
export function useNarrowBox(): NarrowBox {
  const [isNarrow, setNarrow] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const measure = () => {
      // A hidden element has no width.
      if (box.clientWidth > 0) setNarrow(box.clientWidth < CARDS_BELOW);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, isNarrow };
}
