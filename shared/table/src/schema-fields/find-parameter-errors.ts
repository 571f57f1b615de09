import type { SchemaError } from '../fields/index.ts';
import type { JsonSchema, SchemaKeywords } from './read-schema.ts';
import { readSchema, type SchemaField } from './read-schema.ts';

/** The values of a schema's fields, by property; an omitted property has its default. */
export type SchemaValue = Readonly<Record<string, unknown>>;

/** Returns the first error of each property that the schema rejects. */
export function findParameterErrors(
  schema: JsonSchema,
  value: SchemaValue,
): Readonly<Record<string, SchemaError>> {
  const errors = readSchema(schema).flatMap((field) => {
    const entered = value[field.name];
    const error = entered === undefined ? undefined : findError(field, entered);
    return error ? [[field.name, error] as const] : [];
  });
  return Object.fromEntries(errors);
}

function findError({ shape, keywords, options }: SchemaField, value: unknown): SchemaError | undefined {
  switch (shape) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : { kind: 'format' };
    case 'number':
    case 'integer':
      return findNumberError(keywords, value, shape === 'integer');
    case 'text':
      return findTextError(keywords, value);
    case 'select':
      return options.includes(String(value)) ? undefined : { kind: 'format' };
    case 'choices':
    case 'tags':
      return findListError(keywords, value);
    case 'dictionary':
      return findDictionaryError(keywords, value);
    case 'json':
      // The control returns a text that is not valid JSON as it is. All other values are valid.
      return typeof value === 'string' ? { kind: 'format' } : undefined;
  }
}

function findNumberError({ minimum, maximum }: SchemaKeywords, value: unknown, isInteger: boolean) {
  if (value === '') return { kind: 'missing' } as const;
  if (typeof value !== 'number') return { kind: 'notNumber' } as const;
  if (isInteger && !Number.isInteger(value)) return { kind: 'notWhole' } as const;
  if (minimum !== undefined && value < minimum) return { kind: 'tooSmall', limit: minimum } as const;
  if (maximum !== undefined && value > maximum) return { kind: 'tooLarge', limit: maximum } as const;
  return undefined;
}

function findTextError(
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

function findListError(
  { minItems, maxItems, items = {} }: SchemaKeywords,
  value: unknown,
): SchemaError | undefined {
  if (!Array.isArray(value)) return { kind: 'format' };
  if (minItems !== undefined && value.length < minItems) {
    return value.length === 0 ? { kind: 'missing' } : { kind: 'tooFew', limit: minItems };
  }
  if (maxItems !== undefined && value.length > maxItems) return { kind: 'tooMany', limit: maxItems };
  return value.every((item) => isAllowed(items, item)) ? undefined : { kind: 'format' };
}

function findDictionaryError(
  { maxProperties, propertyNames = {}, additionalProperties }: SchemaKeywords,
  value: unknown,
): SchemaError | undefined {
  if (typeof value !== 'object' || value === null) return { kind: 'format' };
  const pairs = Object.entries(value);
  if (maxProperties !== undefined && pairs.length > maxProperties) {
    return { kind: 'tooMany', limit: maxProperties };
  }
  const textSchema = typeof additionalProperties === 'object' ? additionalProperties : {};
  const isValid = pairs.every(([key, text]) => isAllowed(propertyNames, key) && isAllowed(textSchema, text));
  return isValid ? undefined : { kind: 'format' };
}

function isAllowed(keywords: SchemaKeywords, text: unknown): boolean {
  if (keywords.enum && !keywords.enum.includes(String(text))) return false;
  return findTextError(keywords, text) === undefined;
}
