/**
 * A leaf of a JSON value, and its path. A leaf contains no other values: it is a text, a number, `true`, `false`,
 * `null`, `{}` or `[]`.
 */
export interface JsonField {
  /** Names in objects and positions in lists, from 0. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Returns the leaves of a JSON object, in its order. */
export function listJsonFields(json: Readonly<Record<string, unknown>>): readonly JsonField[] {
  return listChildren(json).flatMap(([name, value]) => listLeaves({ path: [name], value }));
}

function listLeaves(field: JsonField): readonly JsonField[] {
  const children = listChildren(field.value);
  if (children.length === 0) return [field];
  return children.flatMap(([name, value]) => listLeaves({ path: [...field.path, name], value }));
}

function listChildren(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((one, position) => [position, one] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Returns a path as a text, such as `items[0].price`. */
export function formatJsonPath(path: JsonField['path']): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${part}`))
    .join('');
}
