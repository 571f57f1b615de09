import { foldText } from '@atrium/contract/text';
import { expect, test } from 'vitest';
import { findFolded } from './find-folded.ts';

const find = (text: string, query: string) => {
  const range = findFolded(text, foldText(query));
  return range && text.slice(...range);
};

test.each([
  ['Ön İzleme', 'izleme', 'İzleme'],
  ['İİzleme', 'z', 'z'],
  ['Işıklar', 'ışık', 'Işık'],
  ['Cafe\u0301 bar', 'cafe', 'Cafe\u0301'],
  ['Cafe\u0301 bar', 'bar', 'bar'],
  ['ﬁle', 'f', 'ﬁ'],
  ['資料セット', 'セット', 'セット'],
])('in %s, %s finds %s', (text, query, found) => {
  expect(find(text, query)).toBe(found);
});

test('a text without the word has no range', () => {
  expect(find('İzleme', 'x')).toBeUndefined();
});
