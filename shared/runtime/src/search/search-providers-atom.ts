import { atom } from 'jotai';
import { appStore } from '../store/app-store.ts';
import type { SearchProvider } from './search-provider.ts';

const currentAtom = atom<ReadonlyMap<string, SearchProvider>>(new Map());

/** Everybody whose records the search knows, in the order in which they came. */
export const searchProvidersAtom = atom((get): readonly SearchProvider[] => [...get(currentAtom).values()]);

const setProviderAtom = atom(null, (get, set, id: string, provider: SearchProvider | undefined) => {
  const next = new Map(get(currentAtom));
  if (provider) next.set(id, provider);
  else next.delete(id);
  set(currentAtom, next);
});

/**
 * Lets the console's search ask this provider from now on, in place of an earlier one of the same id. Gives the end
 * of it.
 */
export function registerSearchProvider(provider: SearchProvider): () => void {
  appStore.set(setProviderAtom, provider.id, provider);
  return () => {
    const isStillThere = appStore.get(currentAtom).get(provider.id) === provider;
    if (isStillThere) appStore.set(setProviderAtom, provider.id, undefined);
  };
}
