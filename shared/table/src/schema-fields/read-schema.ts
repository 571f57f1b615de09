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
  readonly maxProperties?: number;
  readonly pattern?: string;
  readonly items?: SchemaKeywords;
  readonly propertyNames?: SchemaKeywords;
  readonly additionalProperties?: SchemaKeywords | boolean;
  readonly properties?: Readonly<Record<string, SchemaKeywords>>;
}

/** The control of a property; `json` is for values without a control of their own. */
export type SchemaShape =
  | 'switch'
  | 'number'
  | 'integer'
  | 'text'
  | 'select'
  | 'choices'
  | 'tags'
  | 'dictionary'
  | 'json';

/** One property of an object's schema. */
export interface SchemaField {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly shape: SchemaShape;
  /** The default of the property, which the control shows while the property has no value. */
  readonly initial: unknown;
  /** The only allowed values, of the property or of its list's items. */
  readonly options: readonly string[];
  /** The labels of the options, by option. An option without a label is shown as it is. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  readonly keywords: SchemaKeywords;
}

/** Returns the properties of an object's schema, in its order. */
export function readSchema(schema: JsonSchema): readonly SchemaField[] {
  const { properties = {} } = schema as SchemaKeywords;
  return Object.entries(properties).map(([name, keywords]) => ({
    name,
    label: keywords.title ?? name,
    hint: keywords.description,
    shape: findShape(keywords),
    initial: keywords.default,
    options: keywords.enum ?? keywords.items?.enum ?? [],
    keywords,
  }));
}

function findShape({ type, enum: values, items, additionalProperties }: SchemaKeywords): SchemaShape {
  switch (type) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return type;
    case 'string':
      return values ? 'select' : 'text';
    case 'array':
      if (items?.type !== 'string') return 'json';
      return items.enum ? 'choices' : 'tags';
    case 'object':
      return typeof additionalProperties === 'object' && additionalProperties.type === 'string'
        ? 'dictionary'
        : 'json';
    default:
      return 'json';
  }
}
