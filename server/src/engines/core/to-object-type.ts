import { z } from 'zod';

/**
 * Returns the validator of objects that a JSON Schema describes. Undefined for a schema of other values, with a keyword
 * that zod does not support, or with a regular expression, which could block the server.
 */
export function toObjectType(
  schema: Readonly<Record<string, unknown>>,
): z.ZodType<Record<string, unknown>> | undefined {
  if (schema.type !== 'object' || hasExpression(schema)) return undefined;
  try {
    return z.fromJSONSchema(schema) as z.ZodType<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

function hasExpression(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      name === 'patternProperties' ||
      (name === 'pattern' && typeof inner === 'string') ||
      hasExpression(inner),
  );
}
