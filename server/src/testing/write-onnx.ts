type Bytes = readonly number[];
type Dimensions = readonly (number | string)[];

const FLOAT = 1;
const INT64 = 7;
const BOOL = 9;

/** Protocol buffers: a number, and a field with bytes. Field numbers are those of `onnx.proto3`. */
const varint = (value: number): Bytes =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
const number = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: Bytes): Bytes => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
];
const text = (field: number, value: string): Bytes => bytes(field, [...Buffer.from(value)]);

function value(name: string, type: number, dimensions: Dimensions): Bytes {
  const shape = dimensions.flatMap((size) =>
    bytes(1, typeof size === 'number' ? number(1, size) : text(2, size)),
  );
  return [...text(1, name), ...bytes(2, bytes(1, [...number(1, type), ...bytes(2, shape)]))];
}

function constant(name: string, type: number, dimensions: readonly number[], raw: ArrayBuffer): Bytes {
  return [
    ...dimensions.flatMap((size) => number(1, size)),
    ...number(2, type),
    ...text(8, name),
    ...bytes(9, [...new Uint8Array(raw)]),
  ];
}

function node(
  operator: string,
  inputs: string[],
  outputs: string[],
  attributes: readonly Bytes[] = [],
): Bytes {
  return bytes(1, [
    ...inputs.flatMap((name) => text(1, name)),
    ...outputs.flatMap((name) => text(2, name)),
    ...text(4, operator),
    ...attributes.flatMap((attribute) => bytes(5, attribute)),
  ]);
}

const integerAttribute = (name: string, given: number): Bytes => [
  ...text(1, name),
  ...number(3, given),
  ...number(20, 2),
];
const graphAttribute = (name: string, graph: Bytes): Bytes => [
  ...text(1, name),
  ...bytes(6, graph),
  ...number(20, 5),
];

const model = (graph: Bytes): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...number(1, 8),
    ...bytes(7, [...graph, ...text(2, 'graph')]),
    ...bytes(8, number(2, 13)),
  ]);

const MATRIX: Dimensions = ['rows', 2];
const floats = (values: readonly number[]) => new Float32Array(values).buffer;
const integers = (values: readonly bigint[]) => new BigInt64Array(values).buffer;

/** A model that labels a row of two numbers with the position of the larger one. `batch` fixes the number of rows. */
export function writeLabelModel(batch: number | string = 'rows'): Uint8Array<ArrayBuffer> {
  return model([
    ...node('MatMul', ['x', 'weights'], ['sums']),
    ...node('ArgMax', ['sums'], ['label'], [integerAttribute('axis', 1), integerAttribute('keepdims', 0)]),
    ...bytes(5, constant('weights', FLOAT, [2, 2], floats([1, 0, 0, 1]))),
    ...bytes(11, value('x', FLOAT, [batch, 2])),
    ...bytes(12, value('label', INT64, [batch])),
    ...bytes(12, value('sums', FLOAT, [batch, 2])),
  ]);
}

/** A model whose loop never ends. */
export function writeEndlessModel(): Uint8Array<ArrayBuffer> {
  const body = [
    ...node('Identity', ['again'], ['goOn']),
    ...node('Identity', ['before'], ['after']),
    ...text(2, 'body'),
    ...bytes(11, value('step', INT64, [])),
    ...bytes(11, value('again', BOOL, [])),
    ...bytes(11, value('before', FLOAT, MATRIX)),
    ...bytes(12, value('goOn', BOOL, [])),
    ...bytes(12, value('after', FLOAT, MATRIX)),
  ];
  return model([
    ...node('Loop', ['', 'start', 'x'], ['label'], [graphAttribute('body', body)]),
    ...bytes(5, constant('start', BOOL, [], new Uint8Array([1]).buffer)),
    ...bytes(11, value('x', FLOAT, MATRIX)),
    ...bytes(12, value('label', FLOAT, MATRIX)),
  ]);
}

/** A model that needs 32 GB of memory. */
export function writeHungryModel(): Uint8Array<ArrayBuffer> {
  return model([
    ...node('Expand', ['x', 'shape'], ['label']),
    ...bytes(5, constant('shape', INT64, [3], integers([4_000_000_000n, 1n, 2n]))),
    ...bytes(11, value('x', FLOAT, MATRIX)),
    ...bytes(12, value('label', FLOAT, ['copies', ...MATRIX])),
  ]);
}
