import { useSyncExternalStore } from 'react';
import { useConsoleHistory } from './history-router.tsx';
import type { Place } from './place.ts';

/** Returns the current location and the visit it belongs to. */
export function usePlace(): Place {
  const history = useConsoleHistory();
  return useSyncExternalStore(history.subscribe, history.current);
}
