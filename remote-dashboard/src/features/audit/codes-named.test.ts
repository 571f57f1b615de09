import { expect, it } from 'vitest';
import { codesNamed } from './codes-named.ts';

const names = { types: { user: 'User', app: 'App' }, verbs: { created: 'Created', updated: 'Updated' } };

it('returns the actions whose displayed names contain the keyword', () => {
  expect(codesNamed(' upd', names)).toEqual({ actions: ['user.updated', 'app.updated'], targetTypes: [] });
});

it('returns the kinds whose displayed names contain the keyword, ignoring case', () => {
  const english = { types: { user: 'User' }, verbs: { created: 'Created' } };
  expect(codesNamed('USER', english)).toEqual({ actions: [], targetTypes: ['user'] });
});

it('returns nothing for an empty keyword and for a keyword without matches', () => {
  expect(codesNamed('  ', names)).toBeUndefined();
  expect(codesNamed('192.0.2.1', names)).toBeUndefined();
});
