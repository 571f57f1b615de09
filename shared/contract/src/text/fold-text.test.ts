import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['İZLEME', 'izleme'],
  ['Işık', 'ışık'],
  ['ΧΡΗΣΤΕΣ', 'χρήστες'],
  ['Übersicht', 'ubersicht'],
  ['ＡＰＩ', 'api'],
  ['مُسْتَخْدِم', 'مستخدم'],
  ['Ёлка', 'елка'],
])('a search finds %s by %s', (text, query) => {
  expect(foldText(text)).toBe(foldText(query));
});

test('preserves the vowels of Thai and Hindi', () => {
  expect(foldText('การ')).not.toBe(foldText('กร'));
  expect(foldText('की')).not.toBe(foldText('का'));
});
