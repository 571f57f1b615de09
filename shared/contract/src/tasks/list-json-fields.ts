/**
 * An innermost value of a JSON value. It contains no other values: it is a text, a number, `true`, `false`, `null`,
 * `{}` or `[]`.
 */
export interface JsonField {
  /** Names in objects and positions in lists, from 0. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Returns the fields of a JSON object, in its order. */
export function listJsonFields(json: Readonly<Record<string, unknown>>): readonly JsonField[] {
  return listInner(json).flatMap(([name, value]) => listWithin({ path: [name], value }));
}

function listWithin(field: JsonField): readonly JsonField[] {
  const inner = listInner(field.value);
  if (inner.length === 0) return [field];
  return inner.flatMap(([name, value]) => listWithin({ path: [...field.path, name], value }));
}

function listInner(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((one, position) => [position, one] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Returns a path as a text, such as `items[0].price`. */
export function formatJsonPath(path: JsonField['path']): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${part}`))
    .join('');
}
