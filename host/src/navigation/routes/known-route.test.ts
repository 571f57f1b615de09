import { expect, test } from 'vitest';
import { matchRoute } from './known-route.ts';

const open = { path: '/admin/assets/nlpApp/:id', name: 'nlp-app', title: 'open' };
const create = { path: '/admin/assets/nlpApp/create', name: 'nlp-app-create', title: 'create' };

test('an address with a parameter returns its value', () => {
  expect(matchRoute([open, create], '/admin/assets/nlpApp/0198')).toEqual({
    route: open,
    params: { id: '0198' },
  });
});

test('parameter values are decoded and never throw', () => {
  expect(matchRoute([open], '/admin/assets/nlpApp/a%20b%2Fc')?.params).toEqual({ id: 'a b/c' });
  expect(matchRoute([open], '/admin/assets/nlpApp/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
});

test('a fixed address wins over one with a parameter, in any order', () => {
  expect(matchRoute([open, create], '/admin/assets/nlpApp/create')?.route).toBe(create);
  expect(matchRoute([create, open], '/admin/assets/nlpApp/create')?.route).toBe(create);
});

test('an address without a page matches nothing', () => {
  expect(matchRoute([open, create], '/admin/assets')).toBeUndefined();
  expect(matchRoute([open, create], '/ADMIN/assets/nlpApp/create')).toBeUndefined();
});
