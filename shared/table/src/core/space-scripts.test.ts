import { expect, it } from 'vitest';
import { spaceScripts } from './space-scripts.ts';

it.each([
  ['Add  NLP 项目', 'Add  NLP 项目'],
  ['Table of NLP', 'Table of NLP '],
  ['前100行', '前 100 行'],
  ['Add  NLP 项目', 'Add  NLP 项目'],
  ['Add Algorithms', 'Add Algorithms'],
  ['Add NLP item', 'Add NLP item'],
])('spaces %s as %s', (text, spaced) => {
  expect(spaceScripts(text)).toBe(spaced);
});
