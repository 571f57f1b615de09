import { expect, test } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

const fields = [
  { name: 'name', label: '名称' },
  { name: 'slug', label: '标识' },
  { name: 'updatedAt', label: '更新时间' },
];

test('finds titles by label or name, ignoring case, character width and punctuation', () => {
  expect(guessMapping(['ＳＬＵＧ', ' 名称：', 'Updated_At'], fields)).toEqual({
    slug: 0,
    name: 1,
    updatedAt: 2,
  });
});

test('prefers equal titles to titles that contain each other, and uses a column once', () => {
  expect(guessMapping(['应用名称', '名称'], fields)).toEqual({ name: 1 });
  expect(guessMapping(['算法名称', null, '名'], fields)).toEqual({ name: 0 });
});

test('finds titles in another language, after those in the current one', () => {
  const translationMatcher = (title: string, expected: string) => title === 'name' && expected === '标识';
  const named = [{ name: 'slug', label: '标识' }];
  expect(guessMapping(['Name'], named, translationMatcher)).toEqual({ slug: 0 });
  expect(guessMapping(['Name', '标识'], named, translationMatcher)).toEqual({ slug: 1 });
});

test('leaves titles without a clear match to the user', () => {
  expect(guessMapping(['a', '', 7], fields)).toEqual({});
});
