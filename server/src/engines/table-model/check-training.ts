import { ERROR_CODES, predictsColumn, TRAINING_LIMITS } from '@atrium/contract';
import { InputRejectedError } from '../core/input-rejection.ts';
import { isAnomalyMark } from '../tables/is-anomaly-mark.ts';
import { findColumn, isEmpty, readNumbers, toCategory } from './read-cells.ts';
import { listClasses, type TrainingTable } from './train-model.ts';

/** The rows of a table that can be used, and the empty cells of its features. */
export interface CheckedTable {
  /** Indexes of all rows. If the model predicts a column, only of the rows with a value in that column. */
  readonly rows: number[];
  readonly missing: { readonly column: string; readonly count: number }[];
}

/** A class needs a row to train from and a row to measure on. */
const MIN_ROWS_PER_CLASS = 2;
/**
 * The training rows of a fold must be at least as many as the clusters. Two rows for each cluster are enough for that,
 * because a fold trains from most of the rows.
 */
const MIN_ROWS_PER_CLUSTER = 2;

/**
 * Checks that a model can be trained from a table, and returns the rows that can be used.
 *
 * @throws InputRejectedError with the reason.
 */
export function checkTraining(training: TrainingTable): CheckedTable {
  const { table, task, settings } = training;
  assertSize(training);
  const targetIndex = settings.target === '' ? -1 : findColumn(table, settings.target);
  const rows = [...table.rows.keys()].filter(
    (row) => !predictsColumn(task) || !isEmpty(table.rows[row]?.[targetIndex]),
  );
  const needed = Math.max(TRAINING_LIMITS.minRows, (settings.clusters ?? 0) * MIN_ROWS_PER_CLUSTER);
  if (rows.length < needed) {
    const counts = { needed, given: rows.length };
    throw new InputRejectedError(ERROR_CODES.rowsTooFew, 'There are too few rows.', counts);
  }
  if (task === 'classify') assertClasses(training, rows, targetIndex);
  if (task === 'regress') assertNotConstant(settings.target, readNumbers(table, settings.target), rows);
  if (task === 'anomaly' && targetIndex >= 0) assertMarks(training, targetIndex);
  const missing = settings.features.flatMap(({ column, type }) => {
    const at = findColumn(table, column);
    const values =
      type === 'number' ? readNumbers(table, column) : table.rows.map((row) => toCategory(row[at]));
    assertNotConstant(column, values, rows);
    const count = rows.filter((row) => isEmpty(table.rows[row]?.[at])).length;
    return count > 0 ? [{ column, count }] : [];
  });
  return { rows, missing };
}

function assertSize({ table, settings }: TrainingTable): void {
  const { rows, cells } = TRAINING_LIMITS;
  if (table.rows.length <= rows && table.rows.length * (settings.features.length + 1) <= cells) return;
  throw new InputRejectedError(ERROR_CODES.cellsTooMany, 'The table is too large.', { rows, cells });
}

function assertClasses(
  { table, settings }: TrainingTable,
  rows: readonly number[],
  targetIndex: number,
): void {
  const column = settings.target;
  const classes = listClasses(table, column);
  const max = TRAINING_LIMITS.classes;
  if (classes.length === 1) {
    throw new InputRejectedError(ERROR_CODES.oneClass, `${column} contains one class only.`, { column });
  }
  if (classes.length > max) {
    const data = { column, given: classes.length, max };
    throw new InputRejectedError(ERROR_CODES.classesTooMany, `${column} has too many classes.`, data);
  }
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = toCategory(table.rows[row]?.[targetIndex]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [name, given] of counts) {
    if (given >= MIN_ROWS_PER_CLASS) continue;
    const data = { class: name, given, needed: MIN_ROWS_PER_CLASS };
    throw new InputRejectedError(ERROR_CODES.classTooSmall, `The class ${name} has too few rows.`, data);
  }
}

/** Checks that a column of known anomalies has both marked and other rows. */
function assertMarks({ table, settings }: TrainingTable, targetIndex: number): void {
  const marks = new Set(table.rows.map((row) => isAnomalyMark(row[targetIndex])));
  if (marks.size > 1) return;
  const column = settings.target;
  throw new InputRejectedError(ERROR_CODES.oneClass, `${column} contains one class only.`, { column });
}

/**
 * Checks that a column has at least two different values. Empty cells of a column of numbers do not count, because they
 * become the median.
 */
function assertNotConstant(
  column: string,
  values: ArrayLike<number | string>,
  rows: readonly number[],
): void {
  const presentValues = rows.map((row) => values[row]).filter((value) => !Number.isNaN(value));
  if (presentValues.some((value) => value !== presentValues[0])) return;
  throw new InputRejectedError(ERROR_CODES.columnConstant, `${column} has one value only.`, { column });
}
