import { expect, test } from 'vitest';
import { addTags } from './add-tags.ts';

test('adds each tag of a text once, with Western or Chinese commas', () => {
  expect(addTags(['表格'], ' 聚类, 表格，k-means、 ,聚类\n新')).toEqual(['表格', '聚类', 'k-means', '新']);
});
