import { LIMITS, type TableInput, takeStart } from '@atrium/contract';
import { type Cell, parseCell } from './parse-cell.ts';

/** A table from a file or a pasted block, and how many rows and columns exceeded its limits. */
export interface FittedTable {
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

/** Pastes a block of texts into the table from a position on. The table grows to fit it, up to its limits. */
export function pasteBlock(
  input: TableInput,
  { row, column }: CellPosition,
  block: readonly (readonly string[])[],
): FittedTable {
  const bottom = row + block.length;
  const end = column + countColumns(block);
  const columns = [...input.columns];
  while (columns.length < Math.min(end, LIMITS.tableColumns)) columns.push(findFreeName(columns));
  const height = Math.min(Math.max(input.rows.length, bottom), LIMITS.tableRows);
  const rows = Array.from({ length: height }, (_, y) =>
    columns.map((_name, x) => {
      const text = block[y - row]?.[x - column];
      return text === undefined ? (input.rows[y]?.[x] ?? null) : parseCell(text);
    }),
  );
  return { input: { ...input, columns, rows }, omitted: countOmitted(bottom, end) };
}

/** Converts texts to a table. The first row contains the column names if it has no numbers and later rows do. */
export function toTable(texts: readonly (readonly string[])[]): FittedTable | undefined {
  const total = countColumns(texts);
  if (total === 0) return undefined;
  const [first = [], ...others] = texts;
  const isNumber = (text: string) => typeof parseCell(text) === 'number';
  const hasHeader = !first.some(isNumber) && others.some((row) => row.some(isNumber));
  const body = hasHeader ? others : texts;
  const columns = Array.from({ length: Math.min(total, LIMITS.tableColumns) }, (_, index) => {
    const name = hasHeader ? first[index]?.trim() : '';
    return takeStart(name || `x${index + 1}`, LIMITS.nameLength);
  });
  const rows = body
    .slice(0, LIMITS.tableRows)
    .map((row) => columns.map((_, index) => parseCell(row[index] ?? '')));
  return { input: { kind: 'table', columns, rows }, omitted: countOmitted(body.length, total) };
}

/**
 * Finds the first cell that is not a number in a column of mostly numbers. Engines ignore a column that contains other
 * values, and such a cell is usually a mistake.
 */
export function findOddCell({ columns, rows }: TableInput): CellPosition | undefined {
  for (const column of columns.keys()) {
    const cells = rows.map((row) => row[column]);
    const row = cells.findIndex((cell) => typeof cell === 'string');
    const count = (type: string) => cells.filter((cell) => typeof cell === type).length;
    if (row >= 0 && count('number') > count('string')) return { row, column };
  }
  return undefined;
}

function countOmitted(rows: number, columns: number): FittedTable['omitted'] {
  return {
    rows: Math.max(0, rows - LIMITS.tableRows),
    columns: Math.max(0, columns - LIMITS.tableColumns),
  };
}

/** Returns the number of cells of the longest row. */
function countColumns(rows: readonly (readonly string[])[]): number {
  return rows.reduce((most, { length }) => Math.max(most, length), 0);
}

function findFreeName(columns: readonly string[]): string {
  let number = columns.length + 1;
  while (columns.includes(`x${number}`)) number += 1;
  return `x${number}`;
}
