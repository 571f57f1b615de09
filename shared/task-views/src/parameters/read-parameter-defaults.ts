/**
 * Returns the default values of the properties in a JSON Schema, by name. A property without a default is `undefined`.
 */
export function readParameterDefaults(
  schema: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  const properties = (schema?.properties ?? {}) as Readonly<Record<string, { readonly default?: unknown }>>;
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, property.default]));
}
