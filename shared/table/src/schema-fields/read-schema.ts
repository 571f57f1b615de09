import type { JsonSchema, SchemaKeywords } from './json-schema.ts';

/** The control of a property; `json` is for values without a control of their own. */
export type SchemaShape =
  | 'switch'
  | 'number'
  | 'integer'
  | 'text'
  | 'select'
  | 'choices'
  | 'labels'
  | 'dictionary'
  | 'json';

/** One property of an object's schema. */
export interface SchemaField {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly shape: SchemaShape;
  /** The initial value of an empty field. */
  readonly initial: unknown;
  /** The only allowed values, of the property or of its list's items. */
  readonly options: readonly string[];
  /** The labels of the options, if there are any. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly keywords: SchemaKeywords;
}

/** Returns the properties of an object's schema, in its order. */
export function readSchema(schema: JsonSchema): readonly SchemaField[] {
  const { properties = {} } = schema as SchemaKeywords;
  return Object.entries(properties).map(([name, keywords]) => ({
    name,
    label: keywords.title ?? name,
    hint: keywords.description,
    shape: shapeOf(keywords),
    initial: keywords.default,
    options: keywords.enum ?? keywords.items?.enum ?? [],
    keywords,
  }));
}

function shapeOf({ type, enum: values, items, additionalProperties }: SchemaKeywords): SchemaShape {
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
      return items.enum ? 'choices' : 'labels';
    case 'object':
      return typeof additionalProperties === 'object' && additionalProperties.type === 'string'
        ? 'dictionary'
        : 'json';
    default:
      return 'json';
  }
}
