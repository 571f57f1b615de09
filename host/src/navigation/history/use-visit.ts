import { useSyncExternalStore } from 'react';
import { useConsoleHistory } from './history-router.tsx';
import type { Visit } from './visit.ts';

/** Returns the current location and the visit it belongs to. */
export function useVisit(): Visit {
  const history = useConsoleHistory();
  return useSyncExternalStore(history.subscribe, history.current);
}
