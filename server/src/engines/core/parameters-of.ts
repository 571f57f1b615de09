import { z } from 'zod';

/**
 * The JSON Schema of an engine's parameters: their defaults, bounds and descriptions, each under a title made of its
 * name.
 */
export function parametersOf(schema: z.ZodObject): Record<string, unknown> {
  const { properties = {}, ...whole } = z.toJSONSchema(schema, { io: 'input' });
  const titled = Object.entries(properties).map(([name, property]) => [
    name,
    typeof property === 'object' ? { title: titleOf(name), ...property } : property,
  ]);
  return { ...whole, properties: Object.fromEntries(titled) };
}

/** `keepPunctuation` as a person writes it: “Keep punctuation”. */
function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
