import { atom } from 'jotai';

/** How tabs navigate the browser. */
export interface TabPort {
  readonly push: (fullPath: string) => void;
  readonly replace: (fullPath: string) => void;
  /** Reloads the open page. */
  readonly reload: () => void;
}

const currentAtom = atom<TabPort | undefined>(undefined);

/** The browser's history, while the console is on screen. */
export const portAtom = atom((get) => get(currentAtom));

export const connectPortAtom = atom(null, (_get, set, port: TabPort | undefined) => set(currentAtom, port));
