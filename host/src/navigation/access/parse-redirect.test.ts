import { expect, test } from 'vitest';
import { parseRedirect } from './parse-redirect.ts';

const routes = [
  { path: '/admin/log', name: 'system-log', title: 'log' },
  { path: '/admin/assets/nlpApp/:id', name: 'nlp-app', title: 'app' },
];

function redirect(rest: string, search = ''): string | undefined {
  return parseRedirect({ pathname: `/admin/redirect/${rest}`, search }, routes);
}

test('the rest of the address is a path with its query', () => {
  expect(redirect('admin/log', '?type=error')).toBe('/admin/log?type=error');
  expect(redirect('%2Fadmin%2Flog')).toBe('/admin/log');
});

test('a route as JSON is resolved by name or by path', () => {
  expect(redirect(encodeURIComponent('{"name":"system-log"}'))).toBe('/admin/log');
  expect(redirect(encodeURIComponent('{"path":"/admin/log","query":{"type":"error"}}'))).toBe(
    '/admin/log?type=error',
  );
  expect(redirect(encodeURIComponent('{"name":"nlp-app","params":{"id":"a/b"}}'))).toBe(
    '/admin/assets/nlpApp/a%2Fb',
  );
});

test.each(['', '%E0%A4%A', '{', '%7B%22name%22%3A1%7D', '%7B%22name%22%3A%22nowhere%22%7D', '%7B%7D'])(
  'an invalid target resolves to nothing: %j',
  (rest) => {
    expect(redirect(rest)).toBeUndefined();
  },
);
