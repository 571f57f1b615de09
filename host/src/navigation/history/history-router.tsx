import { Router } from '@atrium/ui/router';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ConsoleHistory } from './console-history.ts';

const HistoryContext = createContext<ConsoleHistory | undefined>(undefined);

/** The host's only router. Its history can block navigation. */
export function HistoryRouter(props: { readonly history: ConsoleHistory; readonly children: ReactNode }) {
  const { history, children } = props;
  const { location } = useSyncExternalStore(history.subscribe, history.current);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/** Returns the history of the surrounding router. */
export function useConsoleHistory(): ConsoleHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('useConsoleHistory must be called inside a HistoryRouter.');
  return history;
}
