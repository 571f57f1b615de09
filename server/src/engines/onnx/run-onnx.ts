import { ERROR_CODES, type OnnxMapping, type OnnxTensor, type TableInput } from '@atrium/contract';
import { type InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { InputRejectedError } from '../core/input-rejection.ts';
import { readOutputTensors } from '../external/read-output-tensors.ts';
import { selectNumberColumns } from '../external/to-input-tensors.ts';
import { inspectOnnx } from './load-onnx.ts';

type Numbers = Float32Array | Float64Array | Int32Array | BigInt64Array;

/** How the numbers of a table become the data of a tensor, by the type of the tensor. */
const CONVERTERS: Readonly<Record<string, (numbers: readonly number[]) => Numbers>> = {
  float32: (numbers) => Float32Array.from(numbers),
  float64: (numbers) => Float64Array.from(numbers),
  int32: (numbers) => Int32Array.from(numbers),
  int64: (numbers) => BigInt64Array.from(numbers, (value) => BigInt(Math.round(value))),
};

/**
 * Runs a model on the columns of a table that contain only numbers, and returns the output of its task. If the first
 * dimension of the model's input is 1, the model receives one row at a time. `mark` is the value with which the model
 * marks an anomaly. The caller validates the output.
 *
 * @throws InputRejectedError when the table has no column of numbers, or not as many as the model needs.
 * @throws Error when the model does not take one matrix of numbers, or does not return one element for each row.
 */
export async function runOnnx(
  session: InferenceSession,
  { task, outputs, mark = '-1' }: OnnxMapping,
  table: TableInput,
): Promise<unknown> {
  const input = findMatrix(inspectOnnx(session).inputs);
  const { columns, rows } = selectNumberColumns(table);
  const [batch, needed] = input.shape;
  if (typeof needed === 'number' && needed > 0 && needed !== columns.length) {
    throw new InputRejectedError(ERROR_CODES.columnCount, `The model needs ${needed} columns of numbers.`, {
      needed,
      given: columns.length,
    });
  }
  const parts = Object.entries(outputs).flatMap(([part, name]) => (name ? [{ part, name }] : []));
  const names = [...new Set(parts.map(({ name }) => name))];
  const groups = batch === 1 ? rows.map((row) => [row]) : [rows];
  const results: Record<string, readonly unknown[]>[] = [];
  for (const group of groups) {
    const data = input.toData(group.flat());
    const tensor = new Tensor(input.type as 'float32', data as Float32Array, [group.length, columns.length]);
    const result = await session.run({ [input.name]: tensor }, names);
    results.push(
      Object.fromEntries(names.map((name) => [name, toElements(name, result[name], group.length)])),
    );
  }
  const tensors = parts.map(({ part, name }) => {
    const elements = results.flatMap((result) => result[name] ?? []);
    const data = part === 'flags' ? elements.map((element) => Number(element) === Number(mark)) : elements;
    return { name: part, datatype: '', shape: [data.length], data };
  });
  // The tensors are already named after the parts of the output, so `outputs` maps no names.
  return readOutputTensors({ task, outputs: {} }, tensors, { tensors: [], columns, rows });
}

/** Returns the only input of a model, which must be a matrix of numbers. */
function findMatrix(inputs: readonly OnnxTensor[]) {
  const [input, ...others] = inputs;
  const toData = CONVERTERS[input?.type ?? ''];
  if (!input || !toData || others.length > 0 || input.shape.length !== 2) {
    throw new Error(
      'The model must have one input: a matrix of numbers with a row for each row of the table.',
    );
  }
  return { ...input, toData };
}

/** Returns the elements of a tensor, one for each row. */
function toElements(name: string, tensor: Tensor | undefined, count: number): readonly unknown[] {
  const length = tensor?.size ?? 0;
  if (!tensor || length !== count) {
    throw new Error(
      `The output ${name} has ${length} elements for ${count} rows. It must have one for each row.`,
    );
  }
  return Array.from(tensor.data as ArrayLike<unknown>, toElement);
}

function toElement(value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
