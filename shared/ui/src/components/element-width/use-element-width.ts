import { type RefCallback, useCallback, useState } from 'react';

interface ElementWidth {
  readonly ref: RefCallback<HTMLElement>;
  /** The width in pixels. Undefined before the first measurement, and while the element is hidden. */
  readonly width: number | undefined;
}

/** Returns the width of an element, for layouts that depend on their container and not on the window. */
export function useElementWidth(): ElementWidth {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // The observer measures after the next layout and before the paint. Measuring here would force one more layout.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || undefined));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
