import { expect, test } from 'vitest';
import { changeQueryString, createPaneLocation } from './create-pane-location.ts';

test('the location of a pane contains its path, parameters and query', () => {
  expect(
    createPaneLocation({ pathname: '/admin/nlp/nlps', search: '?page=2&page=3&q=a%20b' }, { id: '7' }),
  ).toEqual({
    path: '/admin/nlp/nlps',
    fullPath: '/admin/nlp/nlps?page=2&page=3&q=a%20b',
    params: { id: '7' },
    query: { page: '3', q: 'a b' },
  });
});

test('changing the query preserves other values and removes empty ones', () => {
  expect(changeQueryString('?page=2&q=a', { page: '3', q: '' })).toBe('?page=3');
  expect(changeQueryString('?page=2', { page: '' })).toBe('');
  expect(changeQueryString('', { 'a&b': '=1' })).toBe('?a%26b=%3D1');
});
