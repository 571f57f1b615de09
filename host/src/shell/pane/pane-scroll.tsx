import { useLayoutEffect, useRef } from 'react';
import { useConsoleHistory } from '../../navigation/history-router.tsx';

/** Begins a page at its top, and keeps how far it was scrolled while it is hidden. */
export function PaneScroll() {
  const history = useConsoleHistory();
  const kept = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, kept.current);
    const keep = (): void => {
      kept.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    // The browser tells of scrolling a frame later; a move asks at once, while this page is still the one on screen.
    const end = history.subscribe(keep);
    return () => {
      window.removeEventListener('scroll', keep);
      end();
    };
  }, [history]);
  return null;
}
