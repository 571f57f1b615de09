import { type RefCallback, useCallback, useState } from 'react';

/** How far below the viewport counts as near. */
const NEAR = '200px';

/** Whether an element has come near the viewport; once true, it stays true. */
export function useIsNear(): { readonly ref: RefCallback<HTMLElement>; readonly isNear: boolean } {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
