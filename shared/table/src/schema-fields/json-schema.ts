/** A JSON Schema (2020-12), as far as fields can be built from it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The keywords from which fields are derived. */
export interface SchemaKeywords {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly items?: SchemaKeywords;
  readonly propertyNames?: SchemaKeywords;
  readonly additionalProperties?: SchemaKeywords | boolean;
  readonly properties?: Readonly<Record<string, SchemaKeywords>>;
}
