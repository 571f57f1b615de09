import { accountField } from '@atrium/contract';
import { expect, test } from 'vitest';
import { suggestAccount } from './suggest-account.ts';

test('suggests the local part of the email address, then adds numbers', () => {
  const suggested = [1, 2, 3].map((number) => suggestAccount('Mei.Lin@example.com', number));
  expect(suggested).toEqual(['mei.lin', 'mei.lin-2', 'mei.lin-3']);
});

test.each([
  '1@example.com',
  '___@example.com',
  '李雷@example.com',
  `${'x'.repeat(64)}@example.com`,
  'é+ü@example.com',
])('every suggestion for the email address %s is a valid account', (mail) => {
  for (const number of [1, 2, 10, 200]) {
    expect(accountField.safeParse(suggestAccount(mail, number)).success).toBe(true);
  }
});
