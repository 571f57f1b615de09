import type { TableInput, TrainedTask, TrainingSettings } from '@atrium/contract';

export type ColumnUse = 'number' | 'category' | 'none';

/** How a training uses the columns of a table. */
export interface ColumnChoices {
  readonly target: string;
  /** The use of each column, by the name of the column. The use of the target is ignored. */
  readonly uses: Readonly<Record<string, ColumnUse>>;
}

/** A text column with more different values probably contains names or ids. */
const MAX_CATEGORIES = 50;

/** Suggests the last suitable column as the target, and a type for each other column by its cells. */
export function suggestColumns({ columns, rows }: TableInput, task: TrainedTask): ColumnChoices {
  const types = columns.map((_, index) => suggestUse(rows.map((row) => row[index] ?? null)));
  const candidates = columns.filter((_, index) =>
    task === 'regress' ? types[index] === 'number' : types[index] === 'category',
  );
  return {
    target: candidates.at(-1) ?? columns.at(-1) ?? '',
    uses: Object.fromEntries(columns.map((column, index) => [column, types[index] ?? 'none'])),
  };
}

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
