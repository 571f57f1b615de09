import { type RefCallback, useCallback, useState } from 'react';

/** Returns whether an element has been in the viewport. */
export function useWasVisible(): { readonly ref: RefCallback<HTMLElement>; readonly wasVisible: boolean } {
  const [wasVisible, setVisible] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, wasVisible };
}
