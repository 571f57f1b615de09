import type { Pane } from '@atrium/contract';
import type { createStore } from 'jotai';
import { createContext, type ReactNode, useContext } from 'react';

/** A jotai store of a pane's own. */
export type PaneStore = ReturnType<typeof createStore>;

export const PaneContext = createContext<Pane<PaneStore> | undefined>(undefined);

interface PaneProviderProps {
  readonly pane: Pane<PaneStore>;
  readonly children: ReactNode;
}

/** Gives a page its pane. jotai's own context stays the app's store: feature atoms name the pane's store instead. */
export function PaneProvider({ pane, children }: PaneProviderProps): ReactNode {
  return <PaneContext value={pane}>{children}</PaneContext>;
}

/** The pane that the calling component runs in. */
export function usePane(): Pane<PaneStore> {
  const pane = useContext(PaneContext);
  if (!pane) throw new Error('usePane must be called inside a <PaneProvider>: render the page in a pane');
  return pane;
}
