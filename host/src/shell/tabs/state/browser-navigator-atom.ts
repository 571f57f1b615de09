import { atom } from 'jotai';

/** The functions with which the tabs navigate the browser. */
export interface BrowserNavigator {
  readonly push: (fullPath: string) => void;
  readonly replace: (fullPath: string) => void;
  /** Reloads the open page. */
  readonly reload: () => void;
}

const currentAtom = atom<BrowserNavigator | undefined>(undefined);

/** The navigator of the browser. Undefined while the shell is not mounted. */
export const browserNavigatorAtom = atom((get) => get(currentAtom));

export const setBrowserNavigatorAtom = atom(null, (_get, set, navigator: BrowserNavigator | undefined) =>
  set(currentAtom, navigator),
);
