// @vitest-environment node
import { expect, test } from 'vitest';
import { getEngineShortName } from './get-engine-short-name.ts';

test.each([
  ['Entity finder (patterns, chrono)', 'Entity finder'],
  ['实体查找（规则）', '实体查找'],
  ['PaddleOCR', 'PaddleOCR'],
  ['Tokenizer (jieba) 2', 'Tokenizer (jieba) 2'],
])('shortens %s to %s', (name, short) => {
  expect(getEngineShortName(name)).toBe(short);
});
