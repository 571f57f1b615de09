import { expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

function describeDifference(before: string, after: string) {
  const { removed, added, removedCount, addedCount } = diffWords(before, after);
  const read = (text: string) => (range: { start: number; end: number }) =>
    text.slice(range.start, range.end);
  return { removed: removed.map(read(before)), added: added.map(read(after)), removedCount, addedCount };
}

test('equal texts have no changes', () => {
  expect(diffWords('one two', 'one two')).toEqual({ removed: [], added: [], removedCount: 0, addedCount: 0 });
  expect(diffWords('', '').added).toEqual([]);
});

test('finds replaced, added and removed words', () => {
  expect(describeDifference('total 12 EUR, paid', 'total 17 EUR, not paid')).toEqual({
    removed: ['12'],
    added: ['17', ' not'],
    removedCount: 1,
    addedCount: 2,
  });
  expect(describeDifference('one two three', 'two')).toMatchObject({ added: [], removedCount: 2 });
  expect(describeDifference('', 'new text')).toMatchObject({ added: ['new text'], addedCount: 2 });
});

test('counts each Chinese character as a word', () => {
  expect(describeDifference('合计十二元', '合计十七元')).toEqual({
    removed: ['二'],
    added: ['七'],
    removedCount: 1,
    addedCount: 1,
  });
});

test('finds changed spaces, and does not count them as words', () => {
  expect(describeDifference('one two', 'one\ntwo')).toEqual({
    removed: [' '],
    added: ['\n'],
    removedCount: 0,
    addedCount: 0,
  });
});

test('counts all words between the first and the last change if there are too many changes', () => {
  const name = (letter: string) => Array.from({ length: 900 }, (_, index) => `${letter}${index}`).join(' ');
  const { removedCount, addedCount } = diffWords(`same ${name('a')} end`, `same ${name('b')} end`);
  expect([removedCount, addedCount]).toEqual([900, 900]);
});
