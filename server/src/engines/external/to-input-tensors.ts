import { type ConnectionModel, ERROR_CODES } from '@atrium/contract';
import type { Tensor } from '../../protocols/inference-client.ts';
import type { EngineInput } from '../core/engine.ts';
import { InputRejectedError } from '../core/input-rejection.ts';

/** The tensors of an input, and the columns of numbers that a model receives of a table. */
export interface ModelInput {
  readonly tensors: readonly Tensor[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

/**
 * Converts the input of a task to the tensors of a model. A table becomes its columns of numbers; an image becomes its
 * file as base64.
 *
 * @throws InputRejectedError for a table without a column of numbers.
 */
export function toInputTensors({ inputs, numbers }: ConnectionModel, input: EngineInput): ModelInput {
  const name = (part: string) => inputs[part] ?? part;
  const text = (part: string, value: string): Tensor => ({
    name: name(part),
    datatype: 'BYTES',
    shape: [1],
    data: [value],
  });
  const list = (part: string, datatype: string, data: readonly number[]): Tensor => ({
    name: name(part),
    datatype,
    shape: [data.length],
    data,
  });
  const none = { columns: [], rows: [] };
  if (input.kind === 'text') return { tensors: [text('text', input.text)], ...none };
  if (input.kind === 'image') {
    return { tensors: [text('image', Buffer.from(input.image).toString('base64'))], ...none };
  }
  if (input.kind === 'series') {
    const { values, horizon, season } = input;
    const tensors = [
      list('values', numbers, values),
      list('horizon', 'INT64', [horizon]),
      list('season', 'INT64', [season]),
    ];
    // An empty name leaves the tensor out.
    return { tensors: tensors.filter((tensor) => tensor.name !== '-'), ...none };
  }
  const { columns, rows } = selectNumbers(input);
  const data = rows.flat();
  return {
    tensors: [{ name: name('rows'), datatype: numbers, shape: [rows.length, columns.length], data }],
    columns,
    rows,
  };
}

type TableInput = Extract<EngineInput, { kind: 'table' }>;

/** Returns the columns that contain only numbers. */
export function selectNumbers({ columns, rows }: TableInput): Pick<ModelInput, 'columns' | 'rows'> {
  const chosen = columns
    .map((_, index) => index)
    .filter((index) => rows.every((row) => typeof row[index] === 'number'));
  if (chosen.length === 0) throw new InputRejectedError(ERROR_CODES.noNumbers, 'No column has only numbers.');
  return {
    columns: chosen.map((index) => columns[index] ?? ''),
    rows: rows.map((row) => chosen.map((index) => Number(row[index]))),
  };
}
