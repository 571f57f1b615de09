import type { App } from '@atrium/contract';
import { createContext, useContext } from 'react';

export interface OpenApp {
  readonly app: App;
  /** Loads the app again after a change. */
  reload(): Promise<void>;
  /** Marks the app as removed or restored here: a removed app cannot be requested. */
  markRemoved(isRemoved: boolean): void;
}

const OpenAppContext = createContext<OpenApp | undefined>(undefined);

export const OpenAppProvider = OpenAppContext.Provider;

/** Returns the app that the page shows. */
export function useOpenApp(): OpenApp {
  const open = useContext(OpenAppContext);
  if (!open)
    throw new Error('useOpenApp must be called on the page of an app: render it in an <OpenAppProvider>');
  return open;
}
