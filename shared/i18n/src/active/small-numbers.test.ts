import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test } from 'vitest';

// The patch of `@lingui/core` writes small whole numbers without `Intl`, whose first number format takes 12 ms.

const { NumberFormat } = Intl;
let created = 0;

beforeEach(() => {
  created = 0;
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct(target, options) {
      created += 1;
      return Reflect.construct(target, options) as Intl.NumberFormat;
    },
  });
});

afterEach(() => {
  Intl.NumberFormat = NumberFormat;
});

function formatRows(locale: string, count: number): string {
  const i18n = setupI18n();
  const plural = ['count', 'plural', { one: ['#', ' row'], other: ['#', ' rows'] }];
  i18n.loadAndActivate({ locale, messages: { rows: [plural] as never } });
  return i18n._('rows', { count });
}

test('small whole numbers in messages are written without a number format', () => {
  expect([0, 1, 999].map((count) => formatRows('en-US', count))).toEqual(['0 rows', '1 row', '999 rows']);
  expect(created).toBe(0);
});

test('other numbers have the separators, signs and digits of the language', () => {
  expect(formatRows('en-US', 1_000)).toBe('1,000 rows');
  expect(formatRows('de-DE', 1.5)).toBe('1,5 rows');
  expect(formatRows('fr-FR', -1)).toBe('-1 row');
  expect(formatRows('ar-EG', 3)).toBe('٣ rows');
  expect(created).toBe(4);
});
