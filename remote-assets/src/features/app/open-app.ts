import type { App } from '@atrium/contract';
import { createContext, useContext } from 'react';

/** The app that the page shows, and the functions that update it. */
export interface OpenApp {
  readonly app: App;
  /** Loads the app again after a change. */
  reload(): Promise<void>;
  /** Records that the app was removed or restored, because the server does not return removed apps. */
  setRemoved(isRemoved: boolean): void;
}

const OpenAppContext = createContext<OpenApp | undefined>(undefined);

export const OpenAppProvider = OpenAppContext.Provider;

/** Returns the app that the page shows. */
export function useOpenApp(): OpenApp {
  const openApp = useContext(OpenAppContext);
  if (!openApp)
    throw new Error('useOpenApp must be called on the page of an app: render it in an <OpenAppProvider>');
  return openApp;
}
