import { expect, it } from 'vitest';
import { addChineseLatinSpaces } from './add-chinese-latin-spaces.ts';

it.each([
  ['新增 NLP 项目', '新增 NLP 项目'],
  ['NLP的表格', 'NLP 的表格'],
  ['前100行', '前 100 行'],
  ['新增算法', '新增算法'],
  ['Add NLP item', 'Add NLP item'],
])('writes %s as %s', (text, spaced) => {
  expect(addChineseLatinSpaces(text)).toBe(spaced);
});
