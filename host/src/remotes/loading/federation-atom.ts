import { atom } from 'jotai';
import type { Federation } from './load-version.ts';

const browserFederation: Federation = {
  prepare: () => {
    // The code that needs the runtime a moment later gets and reports the failure.
    import('./federation.ts').catch(() => undefined);
  },
  loadContainer: async (federation, entry) =>
    (await import('./federation.ts')).loadContainer(federation, entry),
  exportsOf: async (door) => (await import('./federation.ts')).exportsOf(door),
  findSecondCopies: async () => (await import('./federation.ts')).findSecondCopies(),
};

/** The federation runtime behind the loader. It loads when the first page of a remote is requested. */
export const federationAtom = atom<Federation>(browserFederation);
