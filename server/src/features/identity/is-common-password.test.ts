import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

test.each([
  'password',
  'Password1',
  'P@ssw0rd123!',
  '12345678',
  '9876543210',
  'qwertyuiop',
  '1qaz2wsx',
  'aaaaaaaaaa',
  '12341234',
  'iloveyou2024',
  '123admin123',
  'Welcome2026!',
])('rejects %s as common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['riverbank-lamp-seven', 'Tq7vx2Lp', '我家门前有条小河流过', 'purple elephants sing', 'k9#mZ!wq'])(
  'accepts %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
