import { LIMITS, type TableInput, truncateEnd } from '@atrium/contract';
import {
  type DecimalSeparator,
  type DecimalSeparatorGuess,
  guessDecimalSeparator,
} from '../file/decimal-separator.ts';
import { type Cell, parseCell, parseTextCell } from './parse-cell.ts';

/** A table from a file or a pasted block, and how many rows and columns exceeded its limits. */
export interface LimitedTable {
  readonly input: TableInput;
  readonly omitted: { readonly rows: number; readonly columns: number };
}

/** The position of a cell, from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export function setCell(input: TableInput, { row, column }: CellPosition, cell: Cell): TableInput {
  return { ...input, rows: input.rows.with(row, (input.rows[row] ?? []).with(column, cell)) };
}

export function renameColumn(input: TableInput, column: number, name: string): TableInput {
  return { ...input, columns: input.columns.with(column, name) };
}

export function addRow(input: TableInput): TableInput {
  return { ...input, rows: [...input.rows, input.columns.map(() => null)] };
}

export function removeRow(input: TableInput, row: number): TableInput {
  return { ...input, rows: input.rows.toSpliced(row, 1) };
}

export function addColumn(input: TableInput): TableInput {
  return {
    ...input,
    columns: [...input.columns, findFreeName(input.columns)],
    rows: input.rows.map((cells) => [...cells, null]),
  };
}

export function removeColumn(input: TableInput, column: number): TableInput {
  return {
    ...input,
    columns: input.columns.toSpliced(column, 1),
    rows: input.rows.map((cells) => cells.toSpliced(column, 1)),
  };
}

/** Pastes a block of texts into the table at a position. The table grows up to its limits to fit the block. */
export function pasteBlock(
  input: TableInput,
  { row, column }: CellPosition,
  block: readonly (readonly string[])[],
): LimitedTable {
  const bottom = row + block.length;
  const right = column + countColumns(block);
  const columns = [...input.columns];
  while (columns.length < Math.min(right, LIMITS.tableColumns)) columns.push(findFreeName(columns));
  const height = Math.min(Math.max(input.rows.length, bottom), LIMITS.tableRows);
  const rows = Array.from({ length: height }, (_, y) =>
    columns.map((_name, x) => {
      const text = block[y - row]?.[x - column];
      return text === undefined ? (input.rows[y]?.[x] ?? null) : parseCell(text);
    }),
  );
  return { input: { ...input, columns, rows }, omitted: countOmitted(bottom, right) };
}

/** The choices with which the rows of a file are converted to a table. */
export interface TableChoices {
  readonly decimalSeparator: DecimalSeparator;
  /** Whether the first row contains the column names. */
  readonly hasHeader: boolean;
  /** The indexes of the columns to omit. */
  readonly omittedColumns: ReadonlySet<number>;
}

/**
 * Guesses the choices for converting rows to a table. The first row contains the column names if it has no numbers and
 * later rows have some.
 *
 * @param fallback The decimal separator if no number shows it.
 */
export function guessTableChoices(
  rows: readonly (readonly Cell[])[],
  fallback: DecimalSeparator = 'point',
): TableChoices & Pick<DecimalSeparatorGuess, 'isSeparatorAmbiguous'> {
  const { decimalSeparator = fallback, isSeparatorAmbiguous } = guessDecimalSeparator(rows);
  const [first = [], ...others] = rows;
  const isNumber = (cell: Cell) => typeof parseTextCell(cell, decimalSeparator) === 'number';
  const hasHeader = !first.some(isNumber) && others.some((row) => row.some(isNumber));
  return { decimalSeparator, hasHeader, omittedColumns: new Set(), isSeparatorAmbiguous };
}

/** Converts rows to a table. Returns undefined if they have no content. */
export function toTable(
  all: readonly (readonly Cell[])[],
  choices: TableChoices = guessTableChoices(all),
): LimitedTable | undefined {
  const { decimalSeparator, hasHeader, omittedColumns } = choices;
  const rows =
    omittedColumns.size > 0 ? all.map((row) => row.filter((_, index) => !omittedColumns.has(index))) : all;
  const total = countColumns(rows);
  if (total === 0) return undefined;
  const [first = [], ...others] = rows;
  const body = hasHeader ? others : rows;
  const columns = nameColumns(hasHeader ? first : [], Math.min(total, LIMITS.tableColumns));
  const cells = body
    .slice(0, LIMITS.tableRows)
    .map((row) => columns.map((_, index) => parseTextCell(row[index] ?? null, decimalSeparator)));
  if (cells.length === 0) return undefined;
  return { input: { kind: 'table', columns, rows: cells }, omitted: countOmitted(body.length, total) };
}

/** Returns the names of columns by their titles. A column without a title gets `x` and its number. */
export function nameColumns(titles: readonly Cell[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const title = String(titles[index] ?? '').trim();
    return truncateEnd(title || `x${index + 1}`, LIMITS.nameLength);
  });
}

/** Returns the number of empty cells of a table; 0 if the table has no content at all. */
export function countEmptyCells({ rows }: TableInput): number {
  let empty = 0;
  let filled = 0;
  for (const cell of rows.flat()) {
    if (cell === null) empty += 1;
    else filled += 1;
  }
  return filled > 0 ? empty : 0;
}

/**
 * Finds the first cell that is not a number in a column of mostly numbers. Engines ignore a column that contains other
 * values, and such a cell is usually a mistake.
 */
export function findInvalidCell({ columns, rows }: TableInput): CellPosition | undefined {
  for (const column of columns.keys()) {
    const cells = rows.map((row) => row[column]);
    const row = cells.findIndex((cell) => typeof cell === 'string');
    const count = (type: string) => cells.filter((cell) => typeof cell === type).length;
    if (row >= 0 && count('number') > count('string')) return { row, column };
  }
  return undefined;
}

function countOmitted(rows: number, columns: number): LimitedTable['omitted'] {
  return {
    rows: Math.max(0, rows - LIMITS.tableRows),
    columns: Math.max(0, columns - LIMITS.tableColumns),
  };
}

/** Returns the number of cells of the longest row. */
export function countColumns(rows: readonly (readonly unknown[])[]): number {
  return rows.reduce((most, { length }) => Math.max(most, length), 0);
}

function findFreeName(columns: readonly string[]): string {
  let number = columns.length + 1;
  while (columns.includes(`x${number}`)) number += 1;
  return `x${number}`;
}
