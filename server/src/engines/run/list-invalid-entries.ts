import { z } from 'zod';

const entriesSchema = z.object({
  type: z.literal('object'),
  maxProperties: z.number().optional(),
  propertyNames: z.object({ format: z.string().optional() }),
});

/**
 * Returns the properties with too many entries, or with keys that must be regular expressions and are not. Zod reads
 * neither `maxProperties` nor `format` from a JSON Schema.
 */
export function listInvalidEntries(
  { properties }: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const parsed = entriesSchema.safeParse(property);
    if (!parsed.success) return [];
    const { maxProperties = Number.POSITIVE_INFINITY, propertyNames } = parsed.data;
    const keys = Object.keys(data[name] ?? {});
    const areKeysValid = propertyNames.format !== 'regex' || keys.every(isExpression);
    return keys.length <= maxProperties && areKeysValid ? [] : [name];
  });
}

function isExpression(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
