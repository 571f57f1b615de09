import { LOCALE_IDS, mobileField } from '@atrium/contract';
import { expect, it } from 'vitest';
import { normalizeMobile } from './normalize-mobile.ts';

const ids = ['host.component.field-rules.mobile-invalid', 'host.page.register.mobile-hint'];

it.each(LOCALE_IDS)('the examples of a mobile number in %s are valid', async (locale) => {
  const { messages } = await import(`../../../locales/${locale}.po`);
  for (const id of ids) {
    const [example = ''] = /\+[\d ]*\d/.exec(String(messages[id])) ?? [];
    expect(mobileField.safeParse(normalizeMobile(example)).success, `${id}: ${example}`).toBe(true);
  }
});
