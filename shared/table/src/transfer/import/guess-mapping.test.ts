import { expect, test } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

const fields = [
  { name: 'name', label: '名称' },
  { name: 'slug', label: '标识' },
  { name: 'updatedAt', label: '更新时间' },
];

test('titles are found by label or name, whatever their case, width and signs', () => {
  expect(guessMapping(['ＳＬＵＧ', ' 名称：', 'Updated_At'], fields)).toEqual({
    slug: 0,
    name: 1,
    updatedAt: 2,
  });
});

test('the same words win over words that contain each other, and a column is taken once', () => {
  expect(guessMapping(['应用名称', '名称'], fields)).toEqual({ name: 1 });
  expect(guessMapping(['算法名称', null, '名'], fields)).toEqual({ name: 0 });
});

test('titles in another language are found, behind those in this one', () => {
  const areTranslations = (title: string, wanted: string) => title === 'name' && wanted === '标识';
  const named = [{ name: 'slug', label: '标识' }];
  expect(guessMapping(['Name'], named, areTranslations)).toEqual({ slug: 0 });
  expect(guessMapping(['Name', '标识'], named, areTranslations)).toEqual({ slug: 1 });
});

test('titles that tell nothing are left to the person', () => {
  expect(guessMapping(['a', '', 7], fields)).toEqual({});
});
