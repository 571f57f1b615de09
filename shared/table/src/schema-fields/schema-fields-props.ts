import type { JsonSchema } from './json-schema.ts';
import type { SchemaValue } from './parameter-errors.ts';

export interface SchemaFieldsProps {
  /** JSON Schema of an object. */
  readonly schema: JsonSchema;
  /** By property; what is left out has its default. A value that the schema refuses stays as it was entered. */
  readonly value: SchemaValue;
  onChange(value: SchemaValue): void;
  /** Already worded, by property: the server's reasons, for example. They stand before the schema's own. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly isReadOnly?: boolean;
}
