import { LIMITS, type TableInput } from '@atrium/contract';
import { type Cell, cellOf } from './cell-text.ts';

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

/** Lays a block of texts over the table from a place on; the table grows to hold it. */
export function layBlock(input: TableInput, { row, column }: Place, block: string[][]): TableInput {
  const width = Math.max(0, ...block.map((cells) => cells.length));
  let wide = input;
  while (wide.columns.length < column + width && wide.columns.length < LIMITS.tableColumns) {
    wide = addColumn(wide);
  }
  const height = Math.min(Math.max(input.rows.length, row + block.length), LIMITS.tableRows);
  const rows = Array.from({ length: height }, (_, at) => {
    const texts = block[at - row];
    return wide.columns.map((_name, place) => {
      const text = texts?.[place - column];
      return text === undefined ? (wide.rows[at]?.[place] ?? null) : cellOf(text);
    });
  });
  return { ...wide, rows };
}

function freeName(columns: readonly string[]): string {
  let at = columns.length + 1;
  while (columns.includes(`x${at}`)) at += 1;
  return `x${at}`;
}
