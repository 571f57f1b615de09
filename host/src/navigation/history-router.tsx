import { Router } from '@atrium/ui/router';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ConsoleHistory } from './console-history.ts';

const HistoryContext = createContext<ConsoleHistory | undefined>(undefined);

/** The host's only router, over a history whose moves can be held. */
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

/** The history of the router around. */
export function useConsoleHistory(): ConsoleHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('useConsoleHistory needs a HistoryRouter above it.');
  return history;
}
