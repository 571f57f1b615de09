import { expect, it } from 'vitest';
import { codesNamed } from './codes-named.ts';

const names = { types: { user: 'User', app: 'App' }, verbs: { created: 'Created', updated: 'Updated' } };

it('gives the actions whose displayed names contain the keyword', () => {
  expect(codesNamed(' upd', names)).toEqual({ actions: ['user.updated', 'app.updated'], targetTypes: [] });
});

it('gives the kinds whose displayed names contain the keyword, in letters of either case', () => {
  const english = { types: { user: 'User' }, verbs: { created: 'Created' } };
  expect(codesNamed('USER', english)).toEqual({ actions: [], targetTypes: ['user'] });
});

it('gives nothing for an empty keyword and for one that no name contains', () => {
  expect(codesNamed('  ', names)).toBeUndefined();
  expect(codesNamed('192.0.2.1', names)).toBeUndefined();
});
