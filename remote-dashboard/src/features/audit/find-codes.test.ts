import { expect, it } from 'vitest';
import { findCodes } from './find-codes.ts';

const names = { types: { user: 'User', app: 'App' }, verbs: { created: 'Created', updated: 'Updated' } };

it('returns the actions whose displayed names contain the keyword', () => {
  expect(findCodes(' upd', names)).toEqual({ actions: ['user.updated', 'app.updated'], targetTypes: [] });
});

it('returns the resource types whose displayed names contain the keyword, ignoring case', () => {
  const english = { types: { user: 'User' }, verbs: { created: 'Created' } };
  expect(findCodes('USER', english)).toEqual({ actions: [], targetTypes: ['user'] });
});

it('returns nothing for an empty keyword and for a keyword without matches', () => {
  expect(findCodes('  ', names)).toBeUndefined();
  expect(findCodes('192.0.2.1', names)).toBeUndefined();
});
