import { accountField } from '@atrium/contract';
import { expect, test } from 'vitest';
import { suggestAccounts } from './suggest-accounts.ts';

function first(mail: string, count = 3): string[] {
  return suggestAccounts(mail).take(count).toArray();
}

test('an account is the local part of the mail, then with numbers', () => {
  expect(first('Mei.Lin@example.com')).toEqual(['mei.lin', 'mei.lin-2', 'mei.lin-3']);
});

test.each([
  '1@example.com',
  '___@example.com',
  '李雷@example.com',
  `${'x'.repeat(64)}@example.com`,
  'é+ü@example.com',
])('whatever the mail, each suggestion is an account: %s', (mail) => {
  for (const account of first(mail, 12)) expect(accountField.safeParse(account).success).toBe(true);
});
