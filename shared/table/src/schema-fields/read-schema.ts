import type { JsonSchema, SchemaKeywords } from './json-schema.ts';

/** How a property is entered; `json` is for what has no control of its own. */
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
  /** What stands where nothing is entered. */
  readonly initial: unknown;
  /** The only values there are, or that a list may hold. */
  readonly options: readonly string[];
  /** What they are called, where somebody worded them. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly keywords: SchemaKeywords;
}

/** The properties of an object's schema, in its order. */
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
