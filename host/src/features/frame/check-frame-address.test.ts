import { expect, test } from 'vitest';
import { checkFrameAddress } from './check-frame-address.ts';

const context = {
  origin: 'https://console.example',
  allowed: ['https://docs.example', 'https://console.example', 'http://plain.example'],
};

test.each([
  ['https://docs.example/start?x=1#y', 'allowed'],
  ['https://DOCS.example/', 'allowed'],
  ['https://docs.example:443/', 'allowed'],
  ['https://docs.example:8443/', 'foreign'],
  ['https://docs.example.evil.example/', 'foreign'],
  ['https://evil.example/https://docs.example', 'foreign'],
  ['http://docs.example/', 'insecure'],
  ['http://plain.example/', 'insecure'],
  ['javascript:alert(1)', 'insecure'],
  ['data:text/html,x', 'insecure'],
  ['blob:https://docs.example/7', 'insecure'],
  ['about:blank', 'insecure'],
  ['https://console.example/admin/log', 'own'],
  ['https://user:word@docs.example/', 'invalid'],
  ['/admin/log', 'invalid'],
  ['//docs.example/', 'invalid'],
  ['', 'invalid'],
] as const)('%s is %s', (address, verdict) => {
  expect(checkFrameAddress(address, context)).toBe(verdict);
});
