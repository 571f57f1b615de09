import { type RefCallback, useCallback, useState } from 'react';

/** Below this width in pixels, rows are shown as cards. */
const MIN_TABLE_WIDTH = 640;

/** Whether an element is so narrow that rows become cards. The component renders again only when this changes. */
export function useNarrowBox(): { readonly ref: RefCallback<HTMLElement>; readonly isNarrow: boolean } {
  const [isNarrow, setNarrow] = useState(() => globalThis.innerWidth < MIN_TABLE_WIDTH);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      // A hidden element has no width.
      if (box.clientWidth > 0) setNarrow(box.clientWidth < MIN_TABLE_WIDTH);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, isNarrow };
}
