import { type RefCallback, useCallback, useState } from 'react';

/** How far below what is seen counts as near, in CSS pixels. */
const NEAR = '200px';

/** Whether an element has come near what is seen of the page; from then on it stays so. */
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
