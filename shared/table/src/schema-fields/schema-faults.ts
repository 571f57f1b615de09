import type { Fault } from '../forms/find-faults.ts';
import type { JsonSchema, SchemaKeywords } from './json-schema.ts';
import { readSchema, type SchemaField } from './read-schema.ts';

/** What values the fields of a schema hold, by property; one that is left out has its default. */
export type SchemaValue = Readonly<Record<string, unknown>>;

/** The first fault of each property that the schema refuses; none when it takes the value. */
export function schemaFaults(schema: JsonSchema, value: SchemaValue): Readonly<Record<string, Fault>> {
  const faults = readSchema(schema).flatMap((field) => {
    const held = value[field.name];
    const fault = held === undefined ? undefined : faultOf(field, held);
    return fault ? [[field.name, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf({ shape, keywords, options }: SchemaField, value: unknown): Fault | undefined {
  switch (shape) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : { kind: 'format' };
    case 'number':
    case 'integer':
      return numberFault(keywords, value, shape === 'integer');
    case 'text':
      return textFault(keywords, value);
    case 'select':
      return options.includes(String(value)) ? undefined : { kind: 'format' };
    case 'choices':
    case 'words':
      return listFault(keywords, value);
    case 'dictionary':
      return dictionaryFault(keywords, value);
    case 'json':
      return typeof value === 'string' ? { kind: 'format' } : undefined;
  }
}

function numberFault({ minimum, maximum }: SchemaKeywords, value: unknown, isWhole: boolean) {
  if (value === '') return { kind: 'missing' } as const;
  if (typeof value !== 'number') return { kind: 'notNumber' } as const;
  if (isWhole && !Number.isInteger(value)) return { kind: 'notWhole' } as const;
  if (minimum !== undefined && value < minimum) return { kind: 'tooSmall', limit: minimum } as const;
  if (maximum !== undefined && value > maximum) return { kind: 'tooLarge', limit: maximum } as const;
  return undefined;
}

function textFault({ minLength, maxLength, pattern }: SchemaKeywords, value: unknown): Fault | undefined {
  if (typeof value !== 'string') return { kind: 'format' };
  if (minLength !== undefined && value.length < minLength) {
    return value === '' ? { kind: 'missing' } : { kind: 'tooShort', limit: minLength };
  }
  if (maxLength !== undefined && value.length > maxLength) return { kind: 'tooLong', limit: maxLength };
  return pattern === undefined || new RegExp(pattern, 'u').test(value) ? undefined : { kind: 'format' };
}

function listFault({ minItems, maxItems, items = {} }: SchemaKeywords, value: unknown): Fault | undefined {
  if (!Array.isArray(value)) return { kind: 'format' };
  if (minItems !== undefined && value.length < minItems) {
    return value.length === 0 ? { kind: 'missing' } : { kind: 'tooFew', limit: minItems };
  }
  if (maxItems !== undefined && value.length > maxItems) return { kind: 'tooMany', limit: maxItems };
  return value.every((one) => isTaken(items, one)) ? undefined : { kind: 'format' };
}

function dictionaryFault(
  { propertyNames = {}, additionalProperties }: SchemaKeywords,
  value: unknown,
): Fault | undefined {
  if (typeof value !== 'object' || value === null) return { kind: 'format' };
  const held = typeof additionalProperties === 'object' ? additionalProperties : {};
  const isFine = Object.entries(value).every(
    ([key, text]) => isTaken(propertyNames, key) && isTaken(held, text),
  );
  return isFine ? undefined : { kind: 'format' };
}

function isTaken(keywords: SchemaKeywords, text: unknown): boolean {
  if (keywords.enum && !keywords.enum.includes(String(text))) return false;
  return textFault(keywords, text) === undefined;
}
