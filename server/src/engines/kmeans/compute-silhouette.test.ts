import { expect, test } from 'vitest';
import { computeSilhouette } from './compute-silhouette.ts';

test("the silhouette is the mean over rows of Rousseeuw's definition", () => {
  expect(computeSilhouette([[0], [2], [10], [12]], [0, 0, 1, 1])).toBeCloseTo((9 / 11 + 7 / 9) / 2, 10);
});

test('counts a row alone in its cluster as 0, and returns null for one cluster', () => {
  expect(computeSilhouette([[0], [1], [5]], [0, 0, 1])).toBeCloseTo((4 / 5 + 3 / 4) / 3, 10);
  expect(computeSilhouette([[0], [1]], [0, 0])).toBeNull();
});

test('is near 1 for two distant clusters of many rows, of which it uses a sample', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [(index % 2) * 100 + (index % 7)]);
  const labels = rows.map((_, index) => index % 2);
  expect(computeSilhouette(rows, labels)).toBeGreaterThan(0.95);
});
