import { z } from 'zod';

/**
 * Creates a validator for the objects that a JSON Schema describes. Returns undefined if the schema does not describe
 * objects, has a keyword that zod does not support, or has a regular expression, which could block the server.
 */
export function createObjectValidator(
  schema: Readonly<Record<string, unknown>>,
): z.ZodType<Record<string, unknown>> | undefined {
  if (schema.type !== 'object' || hasRegularExpression(schema)) return undefined;
  try {
    return z.fromJSONSchema(schema) as z.ZodType<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

function hasRegularExpression(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      name === 'patternProperties' ||
      (name === 'pattern' && typeof inner === 'string') ||
      hasRegularExpression(inner),
  );
}
