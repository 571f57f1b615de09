import { useLayoutEffect, useRef } from 'react';

/** Begins a page at its top, and keeps how far it was scrolled while it is hidden. */
export function PaneScroll() {
  const kept = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, kept.current);
    const keep = (): void => {
      kept.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);
  return null;
}
