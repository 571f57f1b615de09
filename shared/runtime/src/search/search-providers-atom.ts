import { atom } from 'jotai';
import { appStore } from '../store/app-store.ts';
import type { SearchProvider } from './search-provider.ts';

const currentAtom = atom<ReadonlyMap<string, SearchProvider>>(new Map());

/** All registered search providers, in order of registration. */
export const searchProvidersAtom = atom((get): readonly SearchProvider[] => [...get(currentAtom).values()]);

const setProviderAtom = atom(null, (get, set, id: string, provider: SearchProvider | undefined) => {
  const next = new Map(get(currentAtom));
  if (provider) next.set(id, provider);
  else next.delete(id);
  set(currentAtom, next);
});

/**
 * Registers a provider with the console's search. It replaces an earlier one with the same id. Returns a function that
 * removes it.
 */
export function registerSearchProvider(provider: SearchProvider): () => void {
  appStore.set(setProviderAtom, provider.id, provider);
  return () => {
    const isStillThere = appStore.get(currentAtom).get(provider.id) === provider;
    if (isStillThere) appStore.set(setProviderAtom, provider.id, undefined);
  };
}
