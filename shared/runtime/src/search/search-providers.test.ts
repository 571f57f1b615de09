import { expect, test } from 'vitest';
import { appStore } from '../store/app-store.ts';
import type { SearchProvider } from './search-provider.ts';
import { registerSearchProvider, searchProvidersAtom } from './search-providers-atom.ts';

function provider(id: string): SearchProvider {
  return { id, title: id, find: async () => [] };
}

const known = (): readonly SearchProvider[] => appStore.get(searchProvidersAtom);

test('lists search providers in order until they are removed', () => {
  const endFirst = registerSearchProvider(provider('assets.apps'));
  const endSecond = registerSearchProvider(provider('management.algorithms'));
  expect(known().map(({ id }) => id)).toEqual(['assets.apps', 'management.algorithms']);
  endFirst();
  expect(known().map(({ id }) => id)).toEqual(['management.algorithms']);
  endSecond();
  expect(known()).toEqual([]);
});

test('a newer version of a remote replaces the older one, and removing the older one has no effect', () => {
  const newer = provider('assets.apps');
  const endOlder = registerSearchProvider(provider('assets.apps'));
  const endNewer = registerSearchProvider(newer);
  endOlder();
  expect(known()).toEqual([newer]);
  endNewer();
  expect(known()).toEqual([]);
});
