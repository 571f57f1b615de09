import { predictsColumn, type TableInput, type TrainedTask, type TrainingSettings } from '@atrium/contract';

export type ColumnUse = 'number' | 'category' | 'none';

/** How a training uses the columns of a table. */
export interface ColumnChoices {
  /** The column to predict, or the column with the known anomalies. Empty if there is none. */
  readonly target: string;
  /** The use of each column, by the name of the column. The use of the target is ignored. Empty without a table. */
  readonly uses: Readonly<Record<string, ColumnUse>>;
}

/** The largest number of categories in a column. A text column with more values probably contains names or ids. */
const MAX_CATEGORIES = 50;

/**
 * Suggests the use of each column by its cells. If the task predicts a column, also suggests the target: the last
 * column of numbers for the task `regress`, and the last column of categories for `classify`. Without such a column, it
 * suggests the last column.
 */
export function suggestColumns({ columns, rows }: TableInput, task: TrainedTask): ColumnChoices {
  const uses = columns.map((_, index) => suggestUse(rows.map((row) => row[index] ?? null)));
  const targetUse = task === 'regress' ? 'number' : 'category';
  const target = columns.findLast((_, index) => uses[index] === targetUse) ?? columns.at(-1) ?? '';
  return {
    target: predictsColumn(task) ? target : '',
    uses: Object.fromEntries(columns.map((column, index) => [column, uses[index] ?? 'none'])),
  };
}

/** A column with fewer than two different values is not used, because no prediction can depend on it. */
function suggestUse(cells: readonly TableInput['rows'][number][number][]): ColumnUse {
  const filledCells = cells.filter((cell) => cell !== null && cell !== '');
  const values = new Set(filledCells);
  if (values.size < 2) return 'none';
  if (filledCells.every((cell) => typeof cell === 'number')) return 'number';
  return values.size <= MAX_CATEGORIES ? 'category' : 'none';
}

/** Returns the features of a training, in the order of the columns. */
export function toFeatures(
  { columns }: TableInput,
  { target, uses }: ColumnChoices,
): TrainingSettings['features'] {
  return columns.flatMap((column) => {
    const type = uses[column] ?? 'none';
    return column === target || type === 'none' ? [] : [{ column, type }];
  });
}
