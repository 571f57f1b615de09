import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { reopenTabAtom } from '../state/close-atoms.ts';

/** Alt+Shift+T opens again what was closed last. */
export function useReopenKey(): void {
  const reopen = useSetAtom(reopenTabAtom);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isRequested = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
      // By the key's place: with Alt some keyboards write another letter.
      if (!isRequested || event.code !== 'KeyT') return;
      event.preventDefault();
      reopen();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [reopen]);
}
