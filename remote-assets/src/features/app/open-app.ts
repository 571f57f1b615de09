import type { App } from '@atrium/contract';
import { createContext, useContext } from 'react';

export interface OpenApp {
  readonly app: App;
  /** Asks for it again, after something was done with it. */
  reload(): Promise<void>;
  /** Says that it was removed here, or brought back: a removed app can't be asked for. */
  markRemoved(isRemoved: boolean): void;
}

const OpenAppContext = createContext<OpenApp | undefined>(undefined);

export const OpenAppProvider = OpenAppContext.Provider;

/** The app whose page this is. */
export function useOpenApp(): OpenApp {
  const open = useContext(OpenAppContext);
  if (!open)
    throw new Error('useOpenApp must be called on the page of an app: render it in an <OpenAppProvider>');
  return open;
}
