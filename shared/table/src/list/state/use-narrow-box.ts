import { type RefCallback, useCallback, useState } from 'react';

/** Below this width in pixels, rows are shown as cards. */
const CARDS_BELOW = 640;

/** Whether an element is so narrow that rows become cards. It renders again when that changes, not with every pixel. */
export function useNarrowBox(): { readonly ref: RefCallback<HTMLElement>; readonly isNarrow: boolean } {
  const [isNarrow, setNarrow] = useState(() => globalThis.innerWidth < CARDS_BELOW);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      // A hidden element has no width.
      if (box.clientWidth > 0) setNarrow(box.clientWidth < CARDS_BELOW);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, isNarrow };
}
