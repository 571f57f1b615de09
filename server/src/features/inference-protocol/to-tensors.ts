import type { JsonSchema } from '../../http/to-json-schema.ts';
import type { OutputTensor, TensorMetadata } from './inference-schemas.ts';

const DATATYPES: Readonly<Record<string, string>> = {
  string: 'BYTES',
  integer: 'INT64',
  number: 'FP64',
  boolean: 'BOOL',
};
/** The datatype of elements that are objects. The element is a text: the object as JSON. */
const JSON_TEXT = 'BYTES';

/** Describes a tensor for each property of a task's outputs. In a shape, −1 means any number of elements. */
export function describeOutputs(schema: JsonSchema): TensorMetadata[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).map(([name, property]) => ({ name, ...describe(property) }));
}

function describe(schema: JsonSchema): Omit<TensorMetadata, 'name'> {
  let element = schema;
  const shape: number[] = [];
  while (element.type === 'array' && isSchema(element.items)) {
    element = element.items;
    shape.push(-1);
  }
  // If an element can be null, `anyOf` lists its type and `null`.
  const options = (element.anyOf ?? [element]) as readonly JsonSchema[];
  const type = options.map((option) => String(option.type)).find((name) => name !== 'null');
  return { datatype: DATATYPES[type ?? ''] ?? JSON_TEXT, shape: shape.length > 0 ? shape : [1] };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the outputs of a run as tensors. An output that is null has no tensor, because the protocol has no empty
 * value.
 */
export function toTensors(schema: JsonSchema, outputs: Readonly<Record<string, unknown>>): OutputTensor[] {
  return describeOutputs(schema).flatMap(({ name, datatype, shape: describedShape }) => {
    const value = outputs[name];
    if (value === null || value === undefined) return [];
    const { shape, elements } = flatten(Array.isArray(value) ? value : [value], describedShape.length);
    return [{ name, datatype, shape, data: elements.map(toElement) }];
  });
}

/** Returns the elements of nested lists in one list, and the shape. All lists of one level have the same length. */
function flatten(list: readonly unknown[], dimensionCount: number) {
  const shape = [list.length];
  let elements = list;
  for (let depth = 1; depth < dimensionCount; depth += 1) {
    const [first] = elements;
    shape.push(Array.isArray(first) ? first.length : 0);
    elements = elements.flat();
  }
  return { shape, elements };
}

function toElement(value: unknown): unknown {
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
