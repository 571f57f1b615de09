import { LOCALE_IDS, mobileField } from '@atrium/contract';
import { expect, it } from 'vitest';

it.each(LOCALE_IDS)('the example of a mobile number in %s is valid', async (locale) => {
  const { messages } = await import(`../../../locales/${locale}.po`);
  const [example = ''] = /\+\d+/.exec(String(messages['management.page.users.mobile-hint'])) ?? [];
  expect(mobileField.safeParse(example).success, example).toBe(true);
});
