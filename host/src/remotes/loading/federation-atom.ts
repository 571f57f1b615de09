import { atom } from 'jotai';
import type { Federation } from './load-version.ts';

const browserFederation: Federation = {
  prepare: () => {
    // The user who needs it in a moment meets the failure and says so.
    import('./federation.ts').catch(() => undefined);
  },
  loadContainer: async (federation, entry) =>
    (await import('./federation.ts')).loadContainer(federation, entry),
  exportsOf: async (door) => (await import('./federation.ts')).exportsOf(door),
  findSecondCopies: async () => (await import('./federation.ts')).findSecondCopies(),
};

/** The federation runtime behind the loader; fetched when the first page of a remote is wanted. */
export const federationAtom = atom<Federation>(browserFederation);
