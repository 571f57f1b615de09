import { type TableInput, TRAINING_LIMITS, type TrainingSettings } from '@atrium/contract';
import { findColumn, readNumbers, toCategory } from './read-cells.ts';
import type { EncodedTable, FeatureEncoding } from './trained-model.ts';

type Table = Pick<TableInput, 'columns' | 'rows'>;

/** Returns the encodings that convert the columns of a table to numbers, derived from some of its rows. */
export function findEncodings(
  table: Table,
  features: TrainingSettings['features'],
  rows: readonly number[],
): FeatureEncoding[] {
  return features.map(({ column, type }) => {
    if (type === 'category') return { column, type, categories: listCategories(table, column, rows) };
    const numbers = readNumbers(table, column);
    return { column, type, median: findMedian(rows.map((row) => numbers[row] ?? Number.NaN)) };
  });
}

/** Returns the columns of the features that are numbers. */
export function listNumberColumns(features: readonly FeatureEncoding[]): string[] {
  return features.flatMap(({ column, type }) => (type === 'number' ? [column] : []));
}

/**
 * Converts a table to columns of numbers. If a cell has a category that its feature does not list, all columns of the
 * feature are 0.
 */
export function encodeFeatures(table: Table, features: readonly FeatureEncoding[]): EncodedTable {
  const encoded = features.flatMap((feature, featureIndex) =>
    encodeFeature(table, feature).map((column) => ({ featureIndex, column })),
  );
  return {
    columns: encoded.map(({ column }) => column),
    featureIndexes: encoded.map((one) => one.featureIndex),
    rowCount: table.rows.length,
  };
}

function encodeFeature(table: Table, feature: FeatureEncoding): Float64Array[] {
  if (feature.type === 'number') {
    const { median } = feature;
    return [readNumbers(table, feature.column).map((value) => (Number.isNaN(value) ? median : value))];
  }
  const index = findColumn(table, feature.column);
  const cells = table.rows.map((row) => toCategory(row[index]));
  return feature.categories.map((category) => Float64Array.from(cells, (cell) => Number(cell === category)));
}

/** Returns the most frequent categories, up to the limit. */
function listCategories(table: Table, column: string, rows: readonly number[]): string[] {
  const index = findColumn(table, column);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const category = toCategory(table.rows[row]?.[index]);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, TRAINING_LIMITS.categories)
    .map(([category]) => category);
}

function findMedian(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
