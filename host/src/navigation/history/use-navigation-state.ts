import { useSyncExternalStore } from 'react';
import { useConsoleHistory } from './history-router.tsx';
import type { NavigationState } from './navigation-state.ts';

/** Returns the current location, how the browser navigated to it, and the key of its page. */
export function useNavigationState(): NavigationState {
  const history = useConsoleHistory();
  return useSyncExternalStore(history.subscribe, history.current);
}
