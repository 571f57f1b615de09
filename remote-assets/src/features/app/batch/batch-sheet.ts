import { BATCH_LIMITS, type BatchCell } from '@atrium/contract';
import { type OpenedFile, parseNumbers } from '@atrium/task-views';

/** The rows of a file with named columns. Each row has one cell per column. */
export interface BatchSheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly BatchCell[])[];
}

/** Why a file cannot be a batch: it is empty, or exceeds the limit of rows, of columns, or of characters per cell. */
export type SheetProblem = 'empty' | 'rows' | 'columns' | 'cell';

/**
 * Converts the rows of a file. A column without a title is named by its number, such as `x3`. A repeated title gets a
 * number, such as `name (2)`. With `hasNumbers`, texts such as `3.5` become numbers.
 */
export function toSheet(
  rows: OpenedFile['rows'],
  { hasHeader, hasNumbers }: { readonly hasHeader: boolean; readonly hasNumbers: boolean },
): BatchSheet {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const titles = hasHeader ? (rows[0] ?? []) : [];
  const columns: string[] = [];
  for (let index = 0; index < width; index += 1) {
    columns.push(findFreeName(String(titles[index] ?? '').trim() || `x${index + 1}`, columns));
  }
  const body = hasHeader ? rows.slice(1) : rows;
  const cells = hasNumbers ? parseNumbers(body) : body;
  return { columns, rows: cells.map((row) => columns.map((_, index) => row[index] ?? null)) };
}

function findFreeName(name: string, used: readonly string[]): string {
  let freeName = name;
  for (let number = 2; used.includes(freeName); number += 1) freeName = `${name} (${number})`;
  return freeName;
}

/** Returns why the rows cannot be a batch, or `undefined` if they can. */
export function findSheetProblem({ columns, rows }: BatchSheet): SheetProblem | undefined {
  if (rows.length === 0 || columns.length === 0) return 'empty';
  if (rows.length > BATCH_LIMITS.rows) return 'rows';
  if (columns.length > BATCH_LIMITS.columns) return 'columns';
  const isLong = (cell: BatchCell) => typeof cell === 'string' && cell.length > BATCH_LIMITS.cell;
  return rows.some((row) => row.some(isLong)) || columns.some(isLong) ? 'cell' : undefined;
}

/** The titles of columns that probably contain the input of a text task. */
const TEXT_TITLE = /^(text|content|input|message|文本|内容|正文|评论)$/i;

/**
 * Suggests the columns of the input. For a text: the column with a title such as `text`, or else the one whose texts
 * have the most characters in total. For a series: all columns that contain only numbers.
 */
export function suggestColumns({ columns, rows }: BatchSheet, kind: 'text' | 'series'): readonly string[] {
  if (kind === 'series') {
    return columns.filter((_, index) => {
      const cells = rows.flatMap((row) => row[index] ?? []);
      return cells.length > 0 && cells.every((cell) => typeof cell === 'number');
    });
  }
  const countCharacters = (index: number) =>
    rows.reduce((sum, row) => sum + (typeof row[index] === 'string' ? row[index].length : 0), 0);
  const lengths = columns.map((_, index) => countCharacters(index));
  const titledColumn = columns.find((name, index) => TEXT_TITLE.test(name) && (lengths[index] ?? 0) > 0);
  const longestColumn = columns[lengths.indexOf(Math.max(...lengths))];
  const found = titledColumn ?? longestColumn;
  return found === undefined ? [] : [found];
}

/** Returns the cells of the input columns of a row, without the empty ones at the end. */
export function readInput(
  { columns }: BatchSheet,
  row: readonly BatchCell[],
  inputColumns: readonly string[],
) {
  const cells = inputColumns.map((name) => row[columns.indexOf(name)] ?? null);
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null && cell !== '') + 1);
}
