import { type ConnectionModel, ERROR_CODES } from '@atrium/contract';
import type { Tensor } from '../../protocols/inference-client.ts';
import type { EngineInput } from '../core/engine.ts';
import { InputRejectedError } from '../core/input-rejection.ts';

/** The tensors of an input. For a table, also the columns and rows of numbers that the model receives. */
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
export function toInputTensors(
  { inputs, numbers: numberType }: ConnectionModel,
  input: EngineInput,
): ModelInput {
  const getName = (part: string) => inputs[part] ?? part;
  const createTextTensor = (part: string, value: string): Tensor => ({
    name: getName(part),
    datatype: 'BYTES',
    shape: [1],
    data: [value],
  });
  const createListTensor = (part: string, datatype: string, data: readonly number[]): Tensor => ({
    name: getName(part),
    datatype,
    shape: [data.length],
    data,
  });
  const noTable = { columns: [], rows: [] };
  if (input.kind === 'text') return { tensors: [createTextTensor('text', input.text)], ...noTable };
  if (input.kind === 'image') {
    return { tensors: [createTextTensor('image', Buffer.from(input.image).toString('base64'))], ...noTable };
  }
  if (input.kind === 'series') {
    const { values, horizon, season } = input;
    const tensors = [
      createListTensor('values', numberType, values),
      createListTensor('horizon', 'INT64', [horizon]),
      createListTensor('season', 'INT64', [season]),
    ];
    // A connection names a tensor `-` if its model does not take this tensor.
    return { tensors: tensors.filter((tensor) => tensor.name !== '-'), ...noTable };
  }
  const { columns, rows } = selectNumberColumns(input);
  const data = rows.flat();
  return {
    tensors: [{ name: getName('rows'), datatype: numberType, shape: [rows.length, columns.length], data }],
    columns,
    rows,
  };
}

type TableInput = Extract<EngineInput, { kind: 'table' }>;

/**
 * Returns the columns that contain only numbers.
 *
 * @throws InputRejectedError when there is none.
 */
export function selectNumberColumns({ columns, rows }: TableInput): Pick<ModelInput, 'columns' | 'rows'> {
  const numberColumns = columns
    .map((_, index) => index)
    .filter((index) => rows.every((row) => typeof row[index] === 'number'));
  if (numberColumns.length === 0)
    throw new InputRejectedError(ERROR_CODES.noNumbers, 'No column has only numbers.');
  return {
    columns: numberColumns.map((index) => columns[index] ?? ''),
    rows: rows.map((row) => numberColumns.map((index) => Number(row[index]))),
  };
}
