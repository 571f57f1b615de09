type Bytes = readonly number[];
type Dimensions = readonly (number | string)[];

// Element types of tensors in `onnx.proto3`.
const FLOAT = 1;
const INT64 = 7;
const BOOL = 9;

// Encoders of protocol buffers. The field numbers are those of `onnx.proto3`. Before the content of a field, there is
// the field number times 8, plus 2 if the content has a length.
const encodeVarint = (value: number): Bytes =>
  value < 128 ? [value] : [(value & 127) | 128, ...encodeVarint(Math.floor(value / 128))];
const encodeNumber = (field: number, value: number): Bytes => [
  ...encodeVarint(field * 8),
  ...encodeVarint(value),
];
const encodeBytes = (field: number, content: Bytes): Bytes => [
  ...encodeVarint(field * 8 + 2),
  ...encodeVarint(content.length),
  ...content,
];
const encodeText = (field: number, value: string): Bytes => encodeBytes(field, [...Buffer.from(value)]);

/**
 * Encodes the description of an input or an output. The size of a dimension is a number, or a name if it may be any
 * number.
 */
function encodeValue(name: string, type: number, dimensions: Dimensions): Bytes {
  const shape = dimensions.flatMap((size) =>
    encodeBytes(1, typeof size === 'number' ? encodeNumber(1, size) : encodeText(2, size)),
  );
  return [
    ...encodeText(1, name),
    ...encodeBytes(2, encodeBytes(1, [...encodeNumber(1, type), ...encodeBytes(2, shape)])),
  ];
}

/** Encodes a constant tensor. `raw` contains its elements, row by row. */
function encodeConstant(name: string, type: number, dimensions: readonly number[], raw: ArrayBuffer): Bytes {
  return [
    ...dimensions.flatMap((size) => encodeNumber(1, size)),
    ...encodeNumber(2, type),
    ...encodeText(8, name),
    ...encodeBytes(9, [...new Uint8Array(raw)]),
  ];
}

function encodeNode(
  operator: string,
  inputs: string[],
  outputs: string[],
  attributes: readonly Bytes[] = [],
): Bytes {
  return encodeBytes(1, [
    ...inputs.flatMap((name) => encodeText(1, name)),
    ...outputs.flatMap((name) => encodeText(2, name)),
    ...encodeText(4, operator),
    ...attributes.flatMap((attribute) => encodeBytes(5, attribute)),
  ]);
}

// The last field of an attribute is its type: 2 for an integer, 5 for a graph.
const encodeIntegerAttribute = (name: string, value: number): Bytes => [
  ...encodeText(1, name),
  ...encodeNumber(3, value),
  ...encodeNumber(20, 2),
];
const encodeGraphAttribute = (name: string, graph: Bytes): Bytes => [
  ...encodeText(1, name),
  ...encodeBytes(6, graph),
  ...encodeNumber(20, 5),
];

/** Encodes a model with one graph: format version 8, operator set 13. */
const encodeModel = (graph: Bytes): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...encodeNumber(1, 8),
    ...encodeBytes(7, [...graph, ...encodeText(2, 'graph')]),
    ...encodeBytes(8, encodeNumber(2, 13)),
  ]);

const MATRIX: Dimensions = ['rows', 2];
const toFloatBytes = (values: readonly number[]) => new Float32Array(values).buffer;
const toIntegerBytes = (values: readonly bigint[]) => new BigInt64Array(values).buffer;

/**
 * Returns a model that labels a row of two numbers with the position of the larger one. `batch` is the number of rows
 * that the model requires. A name instead of a number allows any number of rows.
 */
export function createLabelModel(batch: number | string = 'rows'): Uint8Array<ArrayBuffer> {
  return encodeModel([
    ...encodeNode('MatMul', ['x', 'weights'], ['sums']),
    ...encodeNode(
      'ArgMax',
      ['sums'],
      ['label'],
      [encodeIntegerAttribute('axis', 1), encodeIntegerAttribute('keepdims', 0)],
    ),
    ...encodeBytes(5, encodeConstant('weights', FLOAT, [2, 2], toFloatBytes([1, 0, 0, 1]))),
    ...encodeBytes(11, encodeValue('x', FLOAT, [batch, 2])),
    ...encodeBytes(12, encodeValue('label', INT64, [batch])),
    ...encodeBytes(12, encodeValue('sums', FLOAT, [batch, 2])),
  ]);
}

/** Returns a model whose loop never ends. */
export function createEndlessModel(): Uint8Array<ArrayBuffer> {
  const body = [
    ...encodeNode('Identity', ['again'], ['goOn']),
    ...encodeNode('Identity', ['before'], ['after']),
    ...encodeText(2, 'body'),
    ...encodeBytes(11, encodeValue('step', INT64, [])),
    ...encodeBytes(11, encodeValue('again', BOOL, [])),
    ...encodeBytes(11, encodeValue('before', FLOAT, MATRIX)),
    ...encodeBytes(12, encodeValue('goOn', BOOL, [])),
    ...encodeBytes(12, encodeValue('after', FLOAT, MATRIX)),
  ];
  return encodeModel([
    // The first input of a loop is the maximum number of steps. An empty name omits it.
    ...encodeNode('Loop', ['', 'start', 'x'], ['label'], [encodeGraphAttribute('body', body)]),
    ...encodeBytes(5, encodeConstant('start', BOOL, [], new Uint8Array([1]).buffer)),
    ...encodeBytes(11, encodeValue('x', FLOAT, MATRIX)),
    ...encodeBytes(12, encodeValue('label', FLOAT, MATRIX)),
  ]);
}

/** Returns a model that needs 32 GB of memory. */
export function createHungryModel(): Uint8Array<ArrayBuffer> {
  return encodeModel([
    ...encodeNode('Expand', ['x', 'shape'], ['label']),
    ...encodeBytes(5, encodeConstant('shape', INT64, [3], toIntegerBytes([4_000_000_000n, 1n, 2n]))),
    ...encodeBytes(11, encodeValue('x', FLOAT, MATRIX)),
    ...encodeBytes(12, encodeValue('label', FLOAT, ['copies', ...MATRIX])),
  ]);
}
