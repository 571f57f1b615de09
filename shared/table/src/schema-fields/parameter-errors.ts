import type { SchemaError } from '../forms/find-schema-errors.ts';
import type { JsonSchema, SchemaKeywords } from './json-schema.ts';
import { readSchema, type SchemaField } from './read-schema.ts';

/** The values of a schema's fields, by property; an omitted property has its default. */
export type SchemaValue = Readonly<Record<string, unknown>>;

/** The first error of each property that the schema rejects. */
export function parameterErrors(
  schema: JsonSchema,
  value: SchemaValue,
): Readonly<Record<string, SchemaError>> {
  const errors = readSchema(schema).flatMap((field) => {
    const held = value[field.name];
    const error = held === undefined ? undefined : errorOf(field, held);
    return error ? [[field.name, error] as const] : [];
  });
  return Object.fromEntries(errors);
}

function errorOf({ shape, keywords, options }: SchemaField, value: unknown): SchemaError | undefined {
  switch (shape) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : { kind: 'format' };
    case 'number':
    case 'integer':
      return numberError(keywords, value, shape === 'integer');
    case 'text':
      return textError(keywords, value);
    case 'select':
      return options.includes(String(value)) ? undefined : { kind: 'format' };
    case 'choices':
    case 'labels':
      return listError(keywords, value);
    case 'dictionary':
      return dictionaryError(keywords, value);
    case 'json':
      return typeof value === 'string' ? { kind: 'format' } : undefined;
  }
}

function numberError({ minimum, maximum }: SchemaKeywords, value: unknown, isWhole: boolean) {
  if (value === '') return { kind: 'missing' } as const;
  if (typeof value !== 'number') return { kind: 'notNumber' } as const;
  if (isWhole && !Number.isInteger(value)) return { kind: 'notWhole' } as const;
  if (minimum !== undefined && value < minimum) return { kind: 'tooSmall', limit: minimum } as const;
  if (maximum !== undefined && value > maximum) return { kind: 'tooLarge', limit: maximum } as const;
  return undefined;
}

function textError(
  { minLength, maxLength, pattern }: SchemaKeywords,
  value: unknown,
): SchemaError | undefined {
  if (typeof value !== 'string') return { kind: 'format' };
  if (minLength !== undefined && value.length < minLength) {
    return value === '' ? { kind: 'missing' } : { kind: 'tooShort', limit: minLength };
  }
  if (maxLength !== undefined && value.length > maxLength) return { kind: 'tooLong', limit: maxLength };
  return pattern === undefined || new RegExp(pattern, 'u').test(value) ? undefined : { kind: 'format' };
}

function listError(
  { minItems, maxItems, items = {} }: SchemaKeywords,
  value: unknown,
): SchemaError | undefined {
  if (!Array.isArray(value)) return { kind: 'format' };
  if (minItems !== undefined && value.length < minItems) {
    return value.length === 0 ? { kind: 'missing' } : { kind: 'tooFew', limit: minItems };
  }
  if (maxItems !== undefined && value.length > maxItems) return { kind: 'tooMany', limit: maxItems };
  return value.every((one) => isTaken(items, one)) ? undefined : { kind: 'format' };
}

function dictionaryError(
  { propertyNames = {}, additionalProperties }: SchemaKeywords,
  value: unknown,
): SchemaError | undefined {
  if (typeof value !== 'object' || value === null) return { kind: 'format' };
  const held = typeof additionalProperties === 'object' ? additionalProperties : {};
  const isFine = Object.entries(value).every(
    ([key, text]) => isTaken(propertyNames, key) && isTaken(held, text),
  );
  return isFine ? undefined : { kind: 'format' };
}

function isTaken(keywords: SchemaKeywords, text: unknown): boolean {
  if (keywords.enum && !keywords.enum.includes(String(text))) return false;
  return textError(keywords, text) === undefined;
}
