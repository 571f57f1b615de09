import { expect, test } from 'vitest';
import { matchRoute } from './known-route.ts';

const openRoute = { path: '/admin/assets/nlpApp/:id', name: 'nlp-app', title: 'open' };
const createRoute = { path: '/admin/assets/nlpApp/create', name: 'nlp-app-create', title: 'create' };

test('the match of an address contains the values of its parameters', () => {
  expect(matchRoute([openRoute, createRoute], '/admin/assets/nlpApp/0198')).toEqual({
    route: openRoute,
    params: { id: '0198' },
  });
});

test('parameter values are decoded and never throw', () => {
  expect(matchRoute([openRoute], '/admin/assets/nlpApp/a%20b%2Fc')?.params).toEqual({ id: 'a b/c' });
  expect(matchRoute([openRoute], '/admin/assets/nlpApp/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
});

test('a fixed address wins over one with a parameter, in any order', () => {
  expect(matchRoute([openRoute, createRoute], '/admin/assets/nlpApp/create')?.route).toBe(createRoute);
  expect(matchRoute([createRoute, openRoute], '/admin/assets/nlpApp/create')?.route).toBe(createRoute);
});

test('a slash at the end of an address makes no difference', () => {
  expect(matchRoute([openRoute, createRoute], '/admin/assets/nlpApp/create/')?.route).toBe(createRoute);
  const start = { path: '/', name: 'start', title: 'start' };
  expect(matchRoute([start], '/')?.route).toBe(start);
  expect(matchRoute([start], '/admin')).toBeUndefined();
});

test('an address without a page matches nothing', () => {
  expect(matchRoute([openRoute, createRoute], '/admin/assets')).toBeUndefined();
  expect(matchRoute([openRoute, createRoute], '/ADMIN/assets/nlpApp/create')).toBeUndefined();
});
