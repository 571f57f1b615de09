import { expect, test } from 'vitest';
import { createPreviewLines } from './create-preview-lines.ts';

test('shows a plural once for each form that whole numbers use', () => {
  const text = '{rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}';
  expect(createPreviewLines('pl-PL', text)).toEqual([
    { example: 0, text: '0 wierszy' },
    { example: 1, text: '1 wiersz' },
    { example: 2, text: '2 wiersze' },
  ]);
});

test('shows names instead of placeholders, and omits tags', () => {
  expect(createPreviewLines('fr-FR', 'Bonjour <0>{name}</0>, {count, number}')).toEqual([
    { example: undefined, text: 'Bonjour ‹name›, 5' },
  ]);
});

test('shows nothing for a text that does not parse, or has a plural without the form “other”', () => {
  expect(createPreviewLines('fr-FR', '{broken')).toEqual([]);
  expect(createPreviewLines('fr-FR', '{rows, plural, one {# ligne}}')).toEqual([]);
  expect(createPreviewLines('fr-FR', '{a, plural, one {x} other {{b, plural, one {y}}}}')).toEqual([]);
});
