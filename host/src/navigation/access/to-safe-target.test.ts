import { expect, test } from 'vitest';
import { toSafeTarget } from './to-safe-target.ts';

const origin = 'https://console.example';
const knownPaths = ['/admin/log', '/admin/assets/assets', '/setting/user'];
const context = {
  origin,
  isKnown: (pathname: string) =>
    knownPaths.includes(pathname) || /^\/admin\/assets\/nlpApp\/[^/]+$/.test(pathname),
};

test.each([
  ['/admin/log', '/admin/log'],
  ['/admin/log?type=error&page=2#last', '/admin/log?type=error&page=2#last'],
  ['/admin/assets/nlpApp/0198-a', '/admin/assets/nlpApp/0198-a'],
  ['/admin/assets/../log', '/admin/log'],
  ['/admin/log?next=https://evil.example', '/admin/log?next=https://evil.example'],
  ['/admin/log?name=张三', '/admin/log?name=%E5%BC%A0%E4%B8%89'],
])('a redirect to a page of the console is followed: %j', (target, expected) => {
  expect(toSafeTarget(target, context)).toBe(expected);
});

test.each([
  null,
  undefined,
  '',
  ' ',
  '/',
  '//evil.example',
  '//evil.example/admin/log',
  '///evil.example/admin/log',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/./\\evil.example',
  '/.//evil.example/admin/log',
  '/..//evil.example/admin/log',
  '/admin/..//evil.example',
  '/%2F/evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/\u200B/evil.example',
  '/\u202Egol/nimda',
  '/\u2044evil.example',
  '/\uFF0Fevil.example',
  '\uFF0F\uFF0Fevil.example',
  '/。/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'HTTPS://evil.example/admin/log',
  'http://console.example/admin/log',
  'https://console.example/admin/log',
  'https://console.example@evil.example/admin/log',
  'https://console.example.evil.example/admin/log',
  '//console.example@evil.example',
  '//admin:secret@console.example/admin/log',
  '@evil.example',
  '/@evil.example',
  '.evil.example',
  'evil.example/admin/log',
  'admin/log',
  '?redirect=//evil.example',
  '#//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://console.example/0198',
  'file:///etc/passwd',
  '/nowhere',
  '/admin/log/..',
  '/admin/log/../../nowhere',
  '/ADMIN/LOG',
  '/login',
  '/login?redirect=//evil.example',
  '/register',
  '/admin/refresh',
  '/admin/redirect//evil.example',
  '/admin/redirect/https://evil.example',
  '/admin/redirect/%7B%22path%22%3A%22//evil.example%22%7D',
  '/admin/redirect/admin/redirect/admin/log',
])('a redirect that leaves the console or leads to no page is not followed: %j', (target) => {
  expect(toSafeTarget(target, context)).toBeUndefined();
});

test('no accepted address resolves to another origin', () => {
  const parts = [
    '/',
    '//',
    '\\',
    '%2F',
    '%5C',
    '.',
    '..',
    '\t',
    'evil.example',
    'admin/log',
    '@',
    ':',
    '?',
    '#',
  ];
  for (const first of parts)
    for (const second of parts)
      for (const third of parts) {
        const accepted = toSafeTarget(`/${first}${second}${third}`, { origin, isKnown: () => true });
        if (accepted !== undefined) expect(new URL(accepted, origin).origin).toBe(origin);
      }
});
