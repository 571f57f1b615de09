import { useLayoutEffect, useRef } from 'react';
import { useConsoleHistory } from '../../navigation/history-router.tsx';

/** Shows a new page from its top, and restores the scroll position of a page that was hidden. */
export function PaneScroll() {
  const history = useConsoleHistory();
  const kept = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, kept.current);
    const keep = (): void => {
      kept.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    // The browser reports scrolling one frame later. A navigation reads the position immediately, while this page is
    // still on screen.
    const end = history.subscribe(keep);
    return () => {
      window.removeEventListener('scroll', keep);
      end();
    };
  }, [history]);
  return null;
}
