import { useLayoutEffect, useRef } from 'react';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';

/** Shows a new page from its top, and restores the scroll position of a page that was hidden. */
export function PaneScroll() {
  const history = useConsoleHistory();
  const position = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, position.current);
    const savePosition = (): void => {
      position.current = window.scrollY;
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    // The browser reports scrolling one frame later. A navigation reads the position immediately, while this page is
    // still on screen.
    const end = history.subscribe(savePosition);
    return () => {
      window.removeEventListener('scroll', savePosition);
      end();
    };
  }, [history]);
  return null;
}
