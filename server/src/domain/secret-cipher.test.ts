import { expect, test } from 'vitest';
import { createSecretCipher } from './secret-cipher.ts';

test('opens a secret with the same key for the same record only', () => {
  const cipher = createSecretCipher('a key of sixteen or more');
  const sealed = cipher.seal('token 令牌', 'connection 1');
  expect(sealed).not.toContain('token');
  expect(cipher.seal('token 令牌', 'connection 1')).not.toBe(sealed);
  expect(cipher.open(sealed, 'connection 1')).toBe('token 令牌');
  expect(cipher.open(sealed, 'connection 2')).toBeUndefined();
  expect(createSecretCipher('another key of sixteen').open(sealed, 'connection 1')).toBeUndefined();
  expect(cipher.open(`A${sealed.slice(1)}`, 'connection 1')).toBeUndefined();
  expect(cipher.open('', 'connection 1')).toBeUndefined();
});
