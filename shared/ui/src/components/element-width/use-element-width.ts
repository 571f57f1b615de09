import { type RefCallback, useCallback, useState } from 'react';

interface ElementWidth {
  readonly ref: RefCallback<HTMLElement>;
  /** In pixels; none before it could be measured. */
  readonly width: number | undefined;
}

/** How wide an element is, for what depends on its place rather than on the window. */
export function useElementWidth(): ElementWidth {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || undefined);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
