import type { Algorithm } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { changedSince, draftOf, NEW_ALGORITHM, tagsOf } from './algorithm-values.ts';

const opened: Algorithm = {
  id: '01890000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  revision: 1,
  slug: 'kmeans',
  name: 'K 均值',
  task: 'cluster',
  description: '',
  tags: ['聚类'],
  status: 'draft',
  versionCount: 0,
  productionVersion: null,
  createdByName: null,
};

describe('the values of the algorithm form', () => {
  test('read tags from one line, each once, whichever comma parts them', () => {
    expect(tagsOf(' 聚类, 表格，聚类、 ,k-means ')).toEqual(['聚类', '表格', 'k-means']);
  });

  test('become a draft without the blanks around its names', () => {
    const values = { ...NEW_ALGORITHM, slug: ' kmeans ', name: ' K 均值 ', tags: '聚类' };
    expect(draftOf(values)).toEqual({
      slug: 'kmeans',
      name: 'K 均值',
      task: 'cluster',
      description: '',
      tags: ['聚类'],
    });
  });

  test('name what somebody else changed', () => {
    const stored = { ...opened, revision: 2, name: 'K-means', tags: ['聚类', '表格'] };
    expect(changedSince(opened, stored)).toEqual(['name', 'tags']);
    expect(changedSince(opened, { ...opened, revision: 2 })).toEqual([]);
  });
});
