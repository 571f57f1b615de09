import { expect, test } from 'vitest';
import { parseRedirect } from './parse-redirect.ts';

const routes = [
  { path: '/admin/log', name: 'system-log', title: 'log' },
  { path: '/admin/assets/nlpApp/:id', name: 'nlp-app', title: 'app' },
];

function parse(path: string, search = ''): string | undefined {
  return parseRedirect({ pathname: `/admin/redirect/${path}`, search }, routes);
}

test('the part after the prefix is a path with its query', () => {
  expect(parse('admin/log', '?type=error')).toBe('/admin/log?type=error');
  expect(parse('%2Fadmin%2Flog')).toBe('/admin/log');
});

test('a route as JSON is resolved by name or by path', () => {
  expect(parse(encodeURIComponent('{"name":"system-log"}'))).toBe('/admin/log');
  expect(parse(encodeURIComponent('{"path":"/admin/log","query":{"type":"error"}}'))).toBe(
    '/admin/log?type=error',
  );
  expect(parse(encodeURIComponent('{"name":"nlp-app","params":{"id":"a/b"}}'))).toBe(
    '/admin/assets/nlpApp/a%2Fb',
  );
});

test.each(['', '%E0%A4%A', '{', '%7B%22name%22%3A1%7D', '%7B%22name%22%3A%22nowhere%22%7D', '%7B%7D'])(
  'an invalid target resolves to nothing: %j',
  (path) => {
    expect(parse(path)).toBeUndefined();
  },
);
