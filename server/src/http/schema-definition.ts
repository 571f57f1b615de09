/** The parts of a schema that are compared with a value before parsing. */
export interface SchemaDefinition {
  /** The schemas of an object's fields. */
  readonly shape?: Readonly<Record<string, unknown>> | undefined;
  /** True if an object may have additional fields. */
  readonly isOpen?: boolean;
  /** The schema of a list's entries. */
  readonly element?: unknown;
  /** The maximum number of entries of a list. */
  readonly maxLength?: number | undefined;
  /** The schema of a record's values. */
  readonly valueType?: unknown;
}

/** The parts of the internal definition of a zod schema that are read. `options` are the alternatives of a union. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly catchall?: unknown;
  readonly element?: unknown;
  readonly valueType?: unknown;
  readonly innerType?: unknown;
  readonly options?: readonly unknown[];
  readonly discriminator?: string;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly maximum?: number } } }[];
}

/**
 * Returns the definition behind `optional` and similar wrappers. If a schema allows several alternatives, returns the
 * one that matches the value. An object of an alternative may have additional fields.
 */
export function findSchemaDefinition(schema: unknown, value: unknown): SchemaDefinition {
  const definition = getDefinition(schema);
  if (!definition) return {};
  if (definition.innerType) return findSchemaDefinition(definition.innerType, value);
  if (definition.options)
    return { ...findSchemaDefinition(findMatchingOption(definition, value), value), isOpen: true };
  const { shape, catchall, element, valueType, checks = [] } = definition;
  const maxLength = checks.map((check) => check._zod.def.maximum).find((maximum) => maximum !== undefined);
  return { shape, isOpen: catchall !== undefined, element, valueType, maxLength };
}

/** Returns the alternative for a list, or the one that the discriminator of an object selects. */
function findMatchingOption({ options = [], discriminator = '' }: Definition, value: unknown): unknown {
  if (Array.isArray(value)) return options.find((option) => getDefinition(option)?.element);
  const kind = (value as Readonly<Record<string, unknown>>)[discriminator];
  return options.find((option) =>
    getDefinition(getDefinition(option)?.shape?.[discriminator])?.values?.includes(kind),
  );
}

function getDefinition(schema: unknown): Definition | undefined {
  return (schema as { readonly _zod?: { readonly def: Definition } } | undefined)?._zod?.def;
}
