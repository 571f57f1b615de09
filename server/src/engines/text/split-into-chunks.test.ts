import { expect, test } from 'vitest';
import { splitIntoChunks } from './split-into-chunks.ts';

test('splits after sentences, then after words, and never within a character', () => {
  expect(splitIntoChunks('一二三。四五六。七', 6).map(({ text }) => text)).toEqual([
    '一二三。',
    '四五六。七',
  ]);
  expect(splitIntoChunks('one two three', 9).map(({ text }) => text)).toEqual(['one two ', 'three']);
  expect(splitIntoChunks('a😀😀', 2).map(({ text }) => text)).toEqual(['a', '😀', '😀']);
});

test('loses nothing, and returns the offset of each chunk', () => {
  const text = 'One. Two! 三。 '.repeat(100);
  const chunks = splitIntoChunks(text, 50);
  expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
  for (const chunk of chunks) expect(text.startsWith(chunk.text, chunk.offset)).toBe(true);
});
