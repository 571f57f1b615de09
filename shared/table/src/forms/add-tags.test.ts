import { expect, test } from 'vitest';
import { addTags } from './add-tags.ts';

test('adds the tags of a line once each, with Western or Chinese commas', () => {
  expect(addTags(['表格'], ' 聚类, 表格，k-means、 ,聚类\n新')).toEqual(['表格', '聚类', 'k-means', '新']);
});
