import { expect, test } from 'vitest';
import { clusterRows } from './cluster-rows.ts';
import { kmeansParametersSchema } from './kmeans-parameters.ts';

const columns = ['meters', 'grams'];
const rows = [
  [1, 5_000],
  [1.2, 5_100],
  [9, 4_900],
  [9.1, 5_000],
];
const parameters = kmeansParametersSchema.parse({ clusters: 2 });

test('numbers clusters in order of appearance, with centroids in the units of the table', () => {
  const output = clusterRows({ columns, rows }, parameters);
  expect(output.labels).toEqual([0, 0, 1, 1]);
  expect(output.centroids.map((centroid) => centroid.map((value) => Math.round(value * 100) / 100))).toEqual([
    [1.1, 5_050],
    [9.05, 4_950],
  ]);
});

test('clusters by the column with the largest numbers if the columns have no common scale', () => {
  const output = clusterRows({ columns, rows }, { ...parameters, standardize: false });
  expect(output.labels).not.toEqual([0, 0, 1, 1]);
});

test('returns the same output for the same seed', () => {
  const table = { columns, rows: Array.from({ length: 60 }, (_, index) => [index % 7, (index * 13) % 11]) };
  expect(clusterRows(table, parameters)).toEqual(clusterRows(table, parameters));
});

test('puts equal rows into one cluster, which has no silhouette', () => {
  const output = clusterRows(
    {
      columns,
      rows: [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    },
    parameters,
  );
  expect(output).toMatchObject({ labels: [0, 0, 0], silhouette: null });
});

test('rejects a table with fewer rows than clusters', () => {
  expect(() => clusterRows({ columns, rows: rows.slice(0, 1) }, parameters)).toThrow(
    '2 clusters need as many rows; there are 1.',
  );
});
