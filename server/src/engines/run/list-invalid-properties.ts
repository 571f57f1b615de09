import { z } from 'zod';
import { createObjectValidator } from '../core/create-object-validator.ts';

/** A property whose value is an object with any keys, such as a dictionary. */
const entriesSchema = z.object({
  type: z.literal('object'),
  maxProperties: z.number().optional(),
  propertyNames: z.object({ format: z.string().optional() }),
});

/** A property whose value is itself a JSON Schema, which describes an object. */
const schemaPropertySchema = z.object({ type: z.literal('object'), format: z.literal('json-schema') });

/**
 * Returns the properties with too many entries, with keys that must be regular expressions and are not, or with a value
 * that must be a JSON Schema and is not. Zod does not read these rules from a JSON Schema.
 */
export function listInvalidProperties(
  { properties }: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(properties ?? {}).flatMap(([name, property]) => {
    if (schemaPropertySchema.safeParse(property).success)
      return createObjectValidator((data[name] ?? {}) as Record<string, unknown>) ? [] : [name];
    const parsed = entriesSchema.safeParse(property);
    if (!parsed.success) return [];
    const { maxProperties = Number.POSITIVE_INFINITY, propertyNames } = parsed.data;
    const keys = Object.keys(data[name] ?? {});
    const areKeysValid = propertyNames.format !== 'regex' || keys.every(isRegularExpression);
    return keys.length <= maxProperties && areKeysValid ? [] : [name];
  });
}

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
