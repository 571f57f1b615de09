import { z } from 'zod';

const patternsSchema = z.object({
  maxProperties: z.number(),
  propertyNames: z.object({ format: z.literal('regex') }),
});

/**
 * Returns the properties whose keys must be regular expressions and are not, or are too many. Zod reads neither
 * `format` nor `maxProperties` from a JSON Schema.
 */
export function listInvalidPatterns(
  { properties }: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const parsed = patternsSchema.safeParse(property);
    if (!parsed.success) return [];
    const sources = Object.keys(data[name] ?? {});
    return sources.length <= parsed.data.maxProperties && sources.every(isExpression) ? [] : [name];
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
