/** The parts of a schema's definition that samples are created from. */
export interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly keyType?: unknown;
  readonly valueType?: unknown;
  readonly innerType?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[];
}

interface Schema {
  readonly _zod: { readonly def: Definition };
  safeParse(value: unknown): { readonly success: boolean };
}

const ID = '018f0000-0000-7000-8000-000000000001';
const TEXTS = ['production', 'alias:production', ID, 'someone@example.com', '+8613800138000', '2026-01-31'];
const SECRET = `whsec_${'A'.repeat(32)}`;
const IMAGE = 'data:image/png;base64,AAAA';
/** A schema without parts gets the first of these values that it accepts. */
const CANDIDATES: readonly unknown[] = [
  ...TEXTS,
  IMAGE,
  SECRET,
  'https://example.com',
  'USD',
  '',
  1,
  2,
  20,
  [[1]],
  [1, 2, 3],
  0.5,
];

export function getDefinition(schema: unknown): Definition {
  return (schema as Schema)._zod.def;
}

export function accepts(schema: unknown, value: unknown): boolean {
  return (schema as Schema).safeParse(value).success;
}

/** Returns values that a schema accepts, one for each of its alternatives, with every optional field. */
export function createSampleValues(schema: unknown): readonly unknown[] {
  const { type, shape, element, keyType, valueType, innerType, options, entries, values } =
    getDefinition(schema);
  if (innerType) return createSampleValues(innerType);
  if (options) return options.flatMap(createSampleValues);
  if (entries) return [Object.values(entries)[0]];
  if (values) return [values[0]];
  if (shape) return createSampleObjects(shape);
  if (element) return createSampleLists(schema, element);
  if (valueType)
    return createSampleValues(valueType).map((value) => ({
      [String(createSampleValues(keyType)[0])]: value,
    }));
  if (type === 'boolean') return [true];
  // A schema of the type `unknown` accepts every value. This sample is an object that contains a list.
  if (type === 'unknown') return [{ words: ['one'] }];
  if (type === 'never') return [];
  const sample = CANDIDATES.find((candidate) => accepts(schema, candidate));
  if (sample === undefined)
    throw new Error(`No sample fits a schema of type ${type}. Add one to CANDIDATES.`);
  return [sample];
}

/**
 * Returns one object with the first sample of each field. For each further sample of a field, returns this object with
 * the further sample instead of the first one.
 */
function createSampleObjects(shape: Readonly<Record<string, unknown>>): readonly unknown[] {
  const samples = Object.entries(shape).map(([name, field]) => [name, createSampleValues(field)] as const);
  const first = Object.fromEntries(samples.map(([name, [value]]) => [name, value]));
  const others = samples.flatMap(([name, [, ...rest]]) => rest.map((value) => ({ ...first, [name]: value })));
  return [first, ...others];
}

/** Returns lists of one value, or of two if the schema requires two. An element without values makes the list empty. */
function createSampleLists(list: unknown, element: unknown): readonly unknown[] {
  const values = createSampleValues(element);
  if (values.length === 0) return [[]];
  return values.map((value) =>
    accepts(list, [value, value]) && !accepts(list, [value]) ? [value, value] : [value],
  );
}
