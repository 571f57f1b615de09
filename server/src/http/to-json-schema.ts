import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas of values that the contract validates in code, by field name. */
const CHECKED_BY_CODE: Readonly<Record<string, JsonSchema>> = {
  rows: { type: 'array', items: { type: 'array', items: { type: ['string', 'number', 'null'] } } },
  values: { type: 'array', items: { type: 'number' } },
};

/**
 * Returns the JSON Schema (2020-12) of a schema of the contract. Objects of an input accept no additional fields, as
 * `parseBody` enforces.
 *
 * @throws Error when a value is checked by code that `CHECKED_BY_CODE` does not describe.
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
      const described = CHECKED_BY_CODE[name];
      if (!described) throw new Error(`CHECKED_BY_CODE does not describe ${name}.`);
      Object.assign(jsonSchema, described);
    },
  });
  return rest;
}
