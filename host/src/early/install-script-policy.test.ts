import { afterEach, expect, test, vi } from 'vitest';
import { installScriptPolicy } from './install-script-policy.ts';

afterEach(() => vi.unstubAllGlobals());

/** Installs the policy in a browser with Trusted Types, and returns its rule for script addresses. */
function installRule(isRemoteFile: (address: string) => boolean): (address: string) => string {
  const createPolicy = vi.fn();
  vi.stubGlobal('location', { href: 'https://console.example/admin/log', origin: 'https://console.example' });
  vi.stubGlobal('trustedTypes', { createPolicy });
  installScriptPolicy(isRemoteFile);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: expect.any(Function) });
  return createPolicy.mock.calls[0]?.[1].createScriptURL;
}

test('the policy allows scripts and workers of the console’s origin, also as a blob', () => {
  const rule = installRule(() => false);
  for (const address of ['/main.js', 'https://console.example/a.js', 'blob:https://console.example/1']) {
    expect(rule(address)).toBe(address);
  }
});

test('the policy allows files of known remotes from another origin', () => {
  const rule = installRule((address) => address === 'https://remotes.example/1/main.js');
  expect(rule('https://remotes.example/1/main.js')).toBe('https://remotes.example/1/main.js');
  expect(() => rule('https://remotes.example/2/main.js')).toThrow(TypeError);
});

test.each([
  'https://unknown.example/main.js',
  '//unknown.example/main.js',
  'https://console.example.unknown.example/main.js',
  'http://console.example/main.js',
  'blob:https://unknown.example/1',
  'blob:null/1',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'https://',
])('the policy rejects the script address %s', (address) => {
  expect(() => installRule(() => false)(address)).toThrow(TypeError);
});

test('in a browser without Trusted Types, installing the policy does nothing', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => installScriptPolicy(() => false)).not.toThrow();
});
