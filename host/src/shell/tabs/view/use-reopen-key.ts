import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { reopenTabAtom } from '../state/close-atoms.ts';

/** Alt+Shift+T reopens the last closed tab. */
export function useReopenKey(): void {
  const reopen = useSetAtom(reopenTabAtom);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isRequested = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
      // Checks the physical key, because some keyboards produce another letter with Alt.
      if (!isRequested || event.code !== 'KeyT') return;
      event.preventDefault();
      reopen();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [reopen]);
}
