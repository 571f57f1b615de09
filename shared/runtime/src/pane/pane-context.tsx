import type { Pane } from '@atrium/contract';
import type { createStore } from 'jotai';
import { createContext, type ReactNode, useContext } from 'react';

/** A jotai store that belongs to one pane. */
export type PaneStore = ReturnType<typeof createStore>;

export const PaneContext = createContext<Pane<PaneStore> | undefined>(undefined);

interface PaneProviderProps {
  readonly pane: Pane<PaneStore>;
  readonly children: ReactNode;
}

/**
 * Provides a pane to its page. The context of jotai still contains `appStore`. Only the hooks for
 * feature atoms, such as `usePaneAtomValue`, use the pane's store.
 */
export function PaneProvider({ pane, children }: PaneProviderProps): ReactNode {
  return <PaneContext value={pane}>{children}</PaneContext>;
}

/** Returns the pane in which the calling component runs. */
export function usePane(): Pane<PaneStore> {
  const pane = useContext(PaneContext);
  if (!pane) throw new Error('usePane must be called inside a <PaneProvider>: render the page in a pane');
  return pane;
}
