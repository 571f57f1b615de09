import { useSyncExternalStore } from 'react';
import { useConsoleHistory } from './history-router.tsx';
import type { Place } from './place.ts';

/** Where the browser is, and on which visit. */
export function usePlace(): Place {
  const history = useConsoleHistory();
  return useSyncExternalStore(history.subscribe, history.current);
}
