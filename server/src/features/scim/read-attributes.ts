import { ScimError } from '../../domain/scim-error.ts';

/** The attributes of a resource in a request, by their names in lower case. */
export type Attributes = ReadonlyMap<string, unknown>;

const URN = 'urn:';

/**
 * Reads the attributes of an object. The case of names makes no difference. The attributes of the core schema may be
 * nested under its URN, or have the URN as prefix. Attributes of other schemas are left out.
 */
export function readAttributes(value: unknown, coreSchema: string): Attributes {
  if (!isObject(value)) throw new ScimError(400, 'The value is not an object.', 'invalidSyntax');
  const core = coreSchema.toLowerCase();
  const found = new Map<string, unknown>();
  for (const [name, part] of Object.entries(value)) {
    const key = name.toLowerCase();
    if (key === core && isObject(part)) {
      for (const [inner, innerPart] of readAttributes(part, coreSchema)) found.set(inner, innerPart);
    } else if (key.startsWith(`${core}:`)) found.set(key.slice(core.length + 1), part);
    else if (!key.startsWith(URN)) found.set(key, part);
  }
  return found;
}

/** Returns whether a value is an object other than a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a text without surrounding spaces; undefined when it is missing, null or empty. */
export function readText(value: unknown, name: string, maxLength: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw createValueError(`“${name}” is not a text`);
  const text = value.trim();
  if (text.includes('\0') || !text.isWellFormed())
    throw createValueError(`“${name}” has an invalid character`);
  if (text.length > maxLength) throw createValueError(`“${name}” has more than ${maxLength} characters`);
  return text === '' ? undefined : text;
}

/**
 * Returns a boolean. Also accepts the texts `True` and `False`, which Entra ID sends. Undefined if the value is missing
 * or null.
 */
export function readBoolean(value: unknown, name: string): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  const text = String(value).toLowerCase();
  if (text !== 'true' && text !== 'false') throw createValueError(`“${name}” is not a boolean`);
  return text === 'true';
}

/** Returns the error for an invalid value. `reason` is a sentence without its period. */
export function createValueError(reason: string): ScimError {
  return new ScimError(400, `${reason}.`, 'invalidValue');
}
