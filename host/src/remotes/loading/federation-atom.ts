import { atom } from 'jotai';
import type { Federation } from './load-version.ts';

const loadRuntime = () => import(/* webpackChunkName: "federation" */ './federation.ts');

const browserFederation: Federation = {
  prepare: (packages = []) => {
    // A failure is ignored here. The code that needs the runtime loads it again and reports the failure.
    loadRuntime()
      .then(({ loadPackage }) => Promise.all(packages.map(loadPackage)))
      .catch(() => undefined);
  },
  loadContainer: async (federation, entry) => (await loadRuntime()).loadContainer(federation, entry),
  listExports: async (entryPoint) => (await loadRuntime()).listExports(entryPoint),
  findDuplicateCopies: async () => (await loadRuntime()).findDuplicateCopies(),
};

/** The federation runtime that the loader uses. It loads when the first page of a remote is requested. */
export const federationAtom = atom<Federation>(browserFederation);
