import { z } from 'zod';

/**
 * Returns the JSON Schema of an engine's parameters: defaults, bounds, descriptions, and titles derived from the
 * parameter names.
 */
export function describeParameters(schema: z.ZodObject): Record<string, unknown> {
  const { properties = {}, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  const titled = Object.entries(properties).map(([name, property]) => [
    name,
    typeof property === 'object' ? { title: toTitle(name), ...property } : property,
  ]);
  return { ...rest, properties: Object.fromEntries(titled) };
}

/** Turns `keepPunctuation` into readable text: “Keep punctuation”. */
function toTitle(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
