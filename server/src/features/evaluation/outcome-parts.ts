import {
  type DataSet,
  ERROR_CODES,
  type EvaluationMetrics,
  type FieldScore,
  TASK_METRICS,
} from '@atrium/contract';
import type { EvaluatedRow } from '../../database/schema/data-sets.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { findPercentile } from './metrics.ts';

/** The largest number of stored failures, and of characters of each text. */
export const MAX_FAILURES = 200;
export const MAX_TEXT_LENGTH = 300;

/**
 * Returns the index of a column.
 *
 * @throws BusinessError `invalid` when there is no such column.
 */
export function findColumn({ columns }: DataSet['content'], name: string): number {
  const index = columns.indexOf(name);
  if (index < 0) throw new BusinessError(ERROR_CODES.invalid);
  return index;
}

/** Returns the metrics that every task has. The others are null. */
export function createMetrics(task: DataSet['task'], durations: readonly number[]): EvaluationMetrics {
  const metric = TASK_METRICS[task];
  const none = { mape: null, naiveMape: null, silhouette: null, confusion: null };
  return { metric, ...none, p50Ms: findPercentile(durations, 0.5), p95Ms: findPercentile(durations, 0.95) };
}

/** Creates the entry of a wrong row. `index` counts from 0, the number `row` of the entry from 1. */
export function createFailure(index: number, input: string, expected: string, actual: string) {
  const shorten = (text: string) => text.slice(0, MAX_TEXT_LENGTH);
  return { row: index + 1, input: shorten(input), expected: shorten(expected), actual: shorten(actual) };
}

/** The largest number of classes of a confusion matrix. */
const MAX_CLASSES = 20;

/** Counts the pairs by expected class, then by predicted class. Returns null for too many classes. */
export function countConfusion(pairs: readonly (readonly [expected: string, predicted: string])[]) {
  const classes = [...new Set(pairs.flat())].sort();
  if (classes.length > MAX_CLASSES) return null;
  const counts = classes.map((expected) =>
    classes.map(
      (predicted) => pairs.filter(([one, other]) => one === expected && other === predicted).length,
    ),
  );
  return { classes, counts };
}

/** The largest number of fields that a report lists. */
const MAX_FIELDS = 200;

/** Counts the expected and the correct values of each field, in the order in which the fields first occur. */
export function countFields(rows: readonly Pick<EvaluatedRow, 'fields'>[]): FieldScore[] {
  const scores = new Map<string, FieldScore>();
  for (const { path, isRight } of rows.flatMap(({ fields = [] }) => fields)) {
    const { expected, hits } = scores.get(path) ?? { expected: 0, hits: 0 };
    scores.set(path, { path, expected: expected + 1, hits: hits + Number(isRight) });
  }
  return [...scores.values()].slice(0, MAX_FIELDS);
}
