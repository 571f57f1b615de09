import type { JsonSchema } from './json-schema.ts';
import type { SchemaValue } from './parameter-errors.ts';

export interface SchemaFieldsProps {
  /** JSON Schema of an object. */
  readonly schema: JsonSchema;
  /** By property; an omitted property has its default. A value that the schema rejects stays as entered. */
  readonly value: SchemaValue;
  onChange(value: SchemaValue): void;
  /**
   * Translated messages by property, for example the server's field errors. They take precedence over the schema's own.
   */
  readonly errors?: Readonly<Record<string, string>>;
  readonly isReadOnly?: boolean;
}
