import { LIMITS, type TableInput } from '@atrium/contract';
import { type Cell, cellOf } from './cell-text.ts';
import { type FittedTable, leftOf, widthOf } from './fitted-table.ts';

/** A cell's place, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export function setCell(input: TableInput, { row, column }: Place, cell: Cell): TableInput {
  return {
    ...input,
    rows: input.rows.map((cells, at) => (at === row ? cells.with(column, cell) : cells)),
  };
}

export function nameColumn(input: TableInput, column: number, name: string): TableInput {
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
    columns: [...input.columns, freeName(input.columns)],
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

/** Lays a block of texts over the table from a place on; the table grows to hold it, as far as tables grow. */
export function layBlock(input: TableInput, { row, column }: Place, block: string[][]): FittedTable {
  const wanted = { rows: row + block.length, columns: column + widthOf(block) };
  const columns = [...input.columns];
  while (columns.length < Math.min(wanted.columns, LIMITS.tableColumns)) columns.push(freeName(columns));
  const height = Math.min(Math.max(input.rows.length, wanted.rows), LIMITS.tableRows);
  const rows = Array.from({ length: height }, (_, at) => {
    const texts = block[at - row];
    return columns.map((_name, place) => {
      const text = texts?.[place - column];
      return text === undefined ? (input.rows[at]?.[place] ?? null) : cellOf(text);
    });
  });
  return { input: { ...input, columns, rows }, left: leftOf(wanted.rows, wanted.columns) };
}

function freeName(columns: readonly string[]): string {
  let at = columns.length + 1;
  while (columns.includes(`x${at}`)) at += 1;
  return `x${at}`;
}
