import type { TableInput, TaskInput } from '@atrium/contract';
import type { Answer } from '../read-answer.ts';

/** Columns that have a name of their own in every language. */
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
  | 'isFlagged'
  | 'step'
  | 'mean'
  | 'lower'
  | 'upper';

export type AnswerCell = string | number | boolean | null;

/** An answer as rows. A column is one of ours, or one that the input brought along. */
export interface AnswerTable {
  readonly columns: readonly ({ readonly key: ColumnKey } | { readonly name: string })[];
  readonly rows: readonly (readonly AnswerCell[])[];
}

/** The rows of an answer; those of a table's answer carry the row they are about. */
export function answerTable(answer: Answer, input: TaskInput | undefined): AnswerTable {
  const { task, output } = answer;
  switch (task) {
    case 'tokenize':
      return listed(output.tokens, ['text', 'tag', 'start', 'end']);
    case 'entities':
      return listed(output.entities, ['text', 'type', 'start', 'end']);
    case 'sentiment':
      return listed([output], ['label', 'score']);
    case 'language':
      return listed(output.candidates, ['language', 'score']);
    case 'keywords':
      return listed(output.keywords, ['text', 'weight']);
    case 'redact':
      return listed(output.masked, ['type', 'mask', 'start', 'end']);
    case 'ocr':
      return listed(output.lines.map(withCorners), ['text', 'score', 'polygon']);
    case 'barcode':
      return listed(output.codes.map(withCorners), ['text', 'format', 'polygon']);
    case 'cluster':
      return besideRows(
        ['cluster'],
        output.labels.map((label) => [label + 1]),
        input,
      );
    case 'anomaly':
      return besideRows(
        ['score', 'isFlagged'],
        output.scores.map((score, at) => [score, output.flags[at] ?? false]),
        input,
      );
    case 'forecast': {
      const { mean, lower, upper } = output;
      const steps = mean.map((value, at) => ({
        step: at + 1,
        mean: value,
        lower: lower[at] ?? null,
        upper: upper[at] ?? null,
      }));
      return listed(steps, ['step', 'mean', 'lower', 'upper']);
    }
  }
}

function listed<Key extends ColumnKey>(
  items: readonly Readonly<Record<Key, AnswerCell>>[],
  keys: readonly Key[],
): AnswerTable {
  return { columns: keys.map((key) => ({ key })), rows: items.map((item) => keys.map((key) => item[key])) };
}

function besideRows(
  keys: readonly ColumnKey[],
  found: readonly (readonly AnswerCell[])[],
  input: TaskInput | undefined,
): AnswerTable {
  const table: Pick<TableInput, 'columns' | 'rows'> =
    input?.kind === 'table' ? input : { columns: [], rows: [] };
  return {
    columns: [{ key: 'row' }, ...keys.map((key) => ({ key })), ...table.columns.map((name) => ({ name }))],
    rows: found.map((cells, at) => [at + 1, ...cells, ...(table.rows[at] ?? table.columns.map(() => null))]),
  };
}

function withCorners<Item extends { readonly polygon: readonly (readonly number[])[] }>(item: Item) {
  const polygon = item.polygon.map((corner) => corner.map(Math.round).join(',')).join(' ');
  return { ...item, polygon };
}
