import type { ZodMiniType } from 'zod/mini';
import type { FieldKind } from '../core/index.ts';

/** What a schema defines for one field. */
export interface FieldShape {
  readonly name: string;
  readonly kind: FieldKind;
  /** Whether an empty value is rejected. */
  readonly isRequired: boolean;
  /** The value that the schema requires if the control is empty: omitted, null, or an empty text, list or object. */
  readonly empty: undefined | null | '' | readonly never[] | Readonly<Record<string, never>>;
  readonly maxLength: number | undefined;
  /** The only allowed values. */
  readonly values: readonly string[] | undefined;
}

/** The parts of a schema's definition from which fields are derived. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: ZodMiniType;
  readonly element?: ZodMiniType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly shape?: Readonly<Record<string, ZodMiniType>>;
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
  }[];
}

/** In characters. A text that can be longer has a control with several lines. */
const LONG_TEXT = 200;

/**
 * Returns the fields of an object's schema, in its order.
 *
 * @throws if the schema does not describe an object, or has a field that no form can show.
 */
export function getFieldShapes(schema: ZodMiniType): readonly FieldShape[] {
  const { shape } = getDefinition(schema);
  if (!shape)
    throw new Error('A form needs the schema of an object: give it the body of the call that adds a row');
  return Object.entries(shape).map(([name, field]) => toShape(name, field));
}

function toShape(name: string, field: ZodMiniType): FieldShape {
  const { inner, empty } = unwrap(field);
  const definition = getDefinition(inner);
  const maxLength = definition.checks?.find((check) => check._zod.def.check === 'max_length')?._zod.def
    .maximum;
  const emptyValue = empty === '' ? getEmpty(definition) : empty;
  return {
    name,
    kind: findKind(name, definition, maxLength),
    empty: emptyValue,
    isRequired: definition.type !== 'boolean' && !field.safeParse(emptyValue).success,
    maxLength: definition.type === 'string' ? maxLength : undefined,
    values: getAllowedValues(definition),
  };
}

function findKind(name: string, definition: Definition, maxLength = 0): FieldKind {
  switch (definition.type) {
    case 'string':
      if (definition.format === 'datetime') return 'dateTime';
      if (definition.format === 'date') return 'date';
      return maxLength > LONG_TEXT ? 'longText' : 'text';
    case 'enum':
      return 'select';
    case 'array':
      return getAllowedValues(definition) ? 'choices' : 'tags';
    case 'number':
    case 'int':
      return 'number';
    case 'boolean':
      return 'switch';
    case 'record':
    case 'object':
      return 'json';
    default:
      throw new Error(
        `No form can show the field ${name}, which is ${definition.type}: leave it out of the schema`,
      );
  }
}

function getEmpty({ type }: Definition): FieldShape['empty'] {
  if (type === 'array') return [];
  return type === 'record' ? {} : '';
}

function getAllowedValues({ entries, element }: Definition): readonly string[] | undefined {
  if (element) return getAllowedValues(getDefinition(element));
  return entries && Object.values(entries);
}

/**
 * Returns the schema inside `optional` and `nullable`, and the value that they require for an empty control: undefined
 * or null. Without either of them, this value is an empty text.
 */
function unwrap(schema: ZodMiniType): { inner: ZodMiniType; empty: FieldShape['empty'] } {
  const { type, innerType } = getDefinition(schema);
  if (!innerType) return { inner: schema, empty: '' };
  const innermost = unwrap(innerType);
  if (type === 'optional') return { inner: innermost.inner, empty: undefined };
  return type === 'nullable' ? { inner: innermost.inner, empty: null } : innermost;
}

function getDefinition(schema: ZodMiniType): Definition {
  return schema._zod.def as unknown as Definition;
}
