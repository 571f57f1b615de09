import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas of values that the contract validates in code, by field name. */
const CUSTOM_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  rows: { type: 'array', items: { type: 'array', items: { type: ['string', 'number', 'null'] } } },
  values: { type: 'array', items: { type: 'number' } },
};

/**
 * Returns the JSON Schema (2020-12) of a schema of the contract. Objects of an input accept no additional fields, as
 * `parseBody` enforces.
 *
 * @throws Error when code validates a value and `CUSTOM_SCHEMAS` has no schema for it.
 */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const { def } = zodSchema._zod;
      if (io === 'input' && def.type === 'object' && !('catchall' in def && def.catchall)) {
        jsonSchema.additionalProperties = false;
      }
      if (def.type !== 'custom') return;
      const name = String(path.at(-1));
      const described = CUSTOM_SCHEMAS[name];
      if (!described) throw new Error(`CUSTOM_SCHEMAS does not describe ${name}.`);
      Object.assign(jsonSchema, described);
    },
  });
  return rest;
}
