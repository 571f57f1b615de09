import { formatJsonPath, listJsonFields, type TaskInput } from '@atrium/contract';
import type { TypedOutput } from './read-output.ts';

/** The columns that have a translated label. */
export type ColumnKey =
  | 'text'
  | 'tag'
  | 'type'
  | 'start'
  | 'end'
  | 'label'
  | 'score'
  | 'language'
  | 'weight'
  | 'mask'
  | 'format'
  | 'polygon'
  | 'row'
  | 'cluster'
  | 'prediction'
  | 'probability'
  | 'isFlagged'
  | 'step'
  | 'date'
  | 'mean'
  | 'lower'
  | 'upper'
  | 'path'
  | 'value';

export type ResultCell = string | number | boolean | null;

/** A result as rows. A column has a key with a translated label, or the name of a column of the input. */
export interface ResultTable {
  readonly columns: readonly ({ readonly key: ColumnKey } | { readonly name: string })[];
  readonly rows: readonly (readonly ResultCell[])[];
}

/**
 * Converts an output to a table. If the output has a row for each input row, the table includes the input's columns.
 */
export function toResultTable(typed: TypedOutput, input: TaskInput | undefined): ResultTable {
  const { task, output } = typed;
  switch (task) {
    case 'tokenize':
      return toTable(output.tokens, ['text', 'tag', 'start', 'end']);
    case 'entities':
      return toTable(output.entities, ['text', 'type', 'start', 'end']);
    case 'sentiment':
      return toTable([output], ['label', 'score']);
    case 'language':
      return toTable(output.candidates, ['language', 'score']);
    case 'keywords':
      return toTable(output.keywords, ['text', 'weight']);
    case 'redact':
      return toTable(output.masked, ['type', 'mask', 'start', 'end']);
    case 'generate':
      return toTable([output], ['text']);
    case 'extract':
      return {
        columns: toColumns(['path', 'value']),
        rows: listJsonFields(output.fields).map(({ path, value }) => [formatJsonPath(path), toCell(value)]),
      };
    case 'ocr':
      return toTable(output.lines.map(withCorners), ['text', 'score', 'polygon']);
    case 'barcode':
      return toTable(output.codes.map(withCorners), ['text', 'format', 'polygon']);
    case 'cluster':
      // The labels of the output count from 0, and users count clusters from 1.
      return joinRows(
        ['cluster'],
        output.labels.map((label) => [label + 1]),
        input,
      );
    case 'anomaly':
      return joinRows(
        ['score', 'isFlagged'],
        output.scores.map((score, index) => [score, output.flags[index] ?? false]),
        input,
      );
    case 'classify':
      return joinRows(
        ['prediction', 'probability'],
        output.predictions.map((prediction, index) => [
          prediction,
          Math.max(0, ...(output.probabilities[index] ?? [])),
        ]),
        input,
      );
    case 'regress':
      return joinRows(
        ['prediction'],
        output.predictions.map((prediction) => [prediction]),
        input,
      );
    case 'forecast': {
      const { mean, lower, upper, dates } = output;
      const rows = mean.map((value, index) => [
        index + 1,
        ...(dates ? [dates[index] ?? null] : []),
        value,
        lower[index] ?? null,
        upper[index] ?? null,
      ]);
      const date = dates ? (['date'] as const) : [];
      return { columns: toColumns(['step', ...date, 'mean', 'lower', 'upper']), rows };
    }
  }
}

/** Returns the names of the columns in files and the clipboard. They are not translated. */
export function listColumnNames({ columns }: ResultTable): string[] {
  return columns.map((column) => ('key' in column ? column.key : column.name));
}

function toColumns(keys: readonly ColumnKey[]): ResultTable['columns'] {
  return keys.map((key) => ({ key }));
}

function toTable<Key extends ColumnKey>(
  items: readonly Readonly<Record<Key, ResultCell>>[],
  keys: readonly Key[],
): ResultTable {
  return { columns: toColumns(keys), rows: items.map((item) => keys.map((key) => item[key])) };
}

/** Joins the number of each row, its results and its cells in the input. */
function joinRows(
  keys: readonly ColumnKey[],
  results: readonly (readonly ResultCell[])[],
  input: TaskInput | undefined,
): ResultTable {
  const table = input?.kind === 'table' ? input : { columns: [], rows: [] };
  return {
    columns: [{ key: 'row' }, ...toColumns(keys), ...table.columns.map((name) => ({ name }))],
    rows: results.map((cells, index) => [
      index + 1,
      ...cells,
      ...(table.rows[index] ?? table.columns.map(() => null)),
    ]),
  };
}

/** Returns a value as a cell. Objects and lists become JSON text. */
function toCell(value: unknown): ResultCell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as ResultCell);
}

/** Replaces an item's polygon with its corners as text, in whole pixels: `0,0 9,0`. */
function withCorners<Item extends { readonly polygon: readonly (readonly number[])[] }>(item: Item) {
  const polygon = item.polygon.map((corner) => corner.map(Math.round).join(',')).join(' ');
  return { ...item, polygon };
}
