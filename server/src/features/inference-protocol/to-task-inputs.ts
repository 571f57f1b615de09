import { ERROR_CODES, LIMITS, type TaskInputKind } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Tensor, TensorMetadata } from './inference-schemas.ts';

/** The tensors of each kind of input. −1 means any number of elements. */
export const INPUT_TENSORS = {
  text: [{ name: 'text', datatype: 'BYTES', shape: [1] }],
  image: [{ name: 'image', datatype: 'BYTES', shape: [1] }],
  table: [
    { name: 'columns', datatype: 'BYTES', shape: [-1] },
    { name: 'rows', datatype: 'FP64', shape: [-1, -1] },
  ],
  series: [
    { name: 'values', datatype: 'FP64', shape: [-1] },
    { name: 'horizon', datatype: 'INT64', shape: [1] },
    { name: 'season', datatype: 'INT64', shape: [1] },
  ],
} satisfies Record<TaskInputKind, TensorMetadata[]>;

interface TaskInputs {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The bytes of an image. */
  readonly image: Uint8Array | undefined;
}

/**
 * Returns the inputs of a task from tensors. The contract of the task checks the values later. In JSON, an image is
 * base64. A table without `columns` gets the names `c1`, `c2` …
 *
 * @throws BusinessError `invalid`, naming the tensor.
 */
export function toTaskInputs(tensors: readonly Tensor[]): TaskInputs {
  const inputs: Record<string, unknown> = {};
  let image: Uint8Array | undefined;
  for (const tensor of tensors) {
    const { name } = tensor;
    if (name === 'image') image = toBytes(getOnlyElement(tensor), name);
    else if (name === 'text') inputs.text = toText(getOnlyElement(tensor));
    else if (name === 'horizon' || name === 'season') inputs[name] = getOnlyElement(tensor);
    else if (name === 'columns') inputs.columns = readElements(tensor).map(toText);
    else if (name === 'values') inputs.values = readElements(tensor).map(toCell);
    else if (name === 'rows') inputs.rows = readRows(tensor);
    else throw createInvalidError(name);
  }
  const [first] = (inputs.rows as readonly (readonly unknown[])[] | undefined) ?? [];
  if (first && !inputs.columns) inputs.columns = first.map((_, index) => `c${index + 1}`);
  return { inputs, image };
}

function getOnlyElement(tensor: Tensor): unknown {
  const [element, ...more] = readElements(tensor);
  if (element === undefined || more.length > 0) throw createInvalidError(tensor.name);
  return element;
}

/** Returns the elements in row-major order. Their number must fit the shape. */
function readElements({ name, shape, data }: Tensor): readonly unknown[] {
  if (!Array.isArray(data)) throw createInvalidError(name);
  const elements: readonly unknown[] = shape.length > 1 ? data.flat(shape.length - 1) : data;
  if (elements.length !== shape.reduce((product, size) => product * size, 1)) throw createInvalidError(name);
  return elements;
}

function readRows(tensor: Tensor): readonly (readonly unknown[])[] {
  const [count = 0, width = 0, ...more] = tensor.shape;
  if (more.length > 0 || width === 0 || width > LIMITS.tableColumns) throw createInvalidError(tensor.name);
  const cells = readElements(tensor).map(toCell);
  return Array.from({ length: count }, (_, row) => cells.slice(row * width, (row + 1) * width));
}

/** An empty cell and a missing value are NaN in a tensor of numbers. */
function toCell(value: unknown): unknown {
  return Number.isNaN(value) ? null : toText(value);
}

/** Decodes bytes as text. Any other value stays as it is, and the contract of the task checks it. */
function toText(value: unknown): unknown {
  return Buffer.isBuffer(value) ? value.toString('utf8') : value;
}

/** Returns the bytes of an image: the element of a binary tensor, or base64 text in JSON. */
function toBytes(value: unknown, name: string): Uint8Array {
  if (Buffer.isBuffer(value)) return value;
  if (typeof value !== 'string') throw createInvalidError(name);
  return Buffer.from(value, 'base64');
}

function createInvalidError(name: string): BusinessError {
  return new BusinessError(ERROR_CODES.invalid, undefined, [`inputs.${name}`]);
}
