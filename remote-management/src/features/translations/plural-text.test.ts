import { expect, test } from 'vitest';
import { joinPlural, listShownForms, splitPlural } from './plural-text.ts';

const POLISH = '{rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}';

test('splits a plural into its forms, and joins them to the same text', () => {
  const plural = splitPlural(POLISH);
  expect(plural).toEqual({
    argument: 'rows',
    forms: new Map([
      ['one', '# wiersz'],
      ['few', '# wiersze'],
      ['many', '# wierszy'],
      ['other', '# wiersza'],
    ]),
  });
  expect(plural && joinPlural(plural)).toBe(POLISH);
});

test('splits forms with placeholders, quoted braces, apostrophes and exact numbers', () => {
  const text = "{n, plural, =0 {no {name}} one {it''s '{'} other {{a, plural, one {x} other {y}}}}";
  expect([...(splitPlural(text)?.forms ?? [])]).toEqual([
    ['=0', 'no {name}'],
    ['one', "it''s '{'"],
    ['other', '{a, plural, one {x} other {y}}'],
  ]);
});

test('does not split a message with text around the plural, with an offset, or with an error', () => {
  for (const text of [
    'All {n, plural, one {# row} other {# rows}}',
    '{n, plural, one {# row} other {# rows}} selected',
    '{n, plural, offset:1 one {a} other {b}}',
    '{n, plural, one {a} other {b}',
    '{n, plural, }',
    '{n, select, other {b}}',
    'Text',
    '',
  ]) {
    expect(splitPlural(text), text).toBeUndefined();
  }
});

test('shows the forms of the language with example numbers', () => {
  expect(listShownForms('pl-PL', undefined)).toEqual([
    { form: 'one', examples: [1] },
    { form: 'few', examples: [2, 3, 4] },
    { form: 'many', examples: [0, 5, 6] },
    { form: 'other', examples: [0.5, 1.5, 2.5] },
  ]);
  expect(listShownForms('ja-JP', undefined)).toEqual([{ form: 'other', examples: [0, 1, 2] }]);
  expect(listShownForms('en-US', splitPlural('{n, plural, =0 {none} one {#} other {#}}'))).toEqual([
    { form: '=0', examples: [0] },
    { form: 'one', examples: [1] },
    { form: 'other', examples: [0, 2, 3] },
  ]);
});
