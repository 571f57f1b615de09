import { ERROR_CODES } from '@atrium/contract';
import type { ZodMiniType } from 'zod/mini';
import { BusinessFailure } from './business-failure.ts';

/**
 * A request's body as its schema reads it. A field that the schema does not know is refused rather than dropped, so
 * that nobody can believe to have set what a call does not take.
 *
 * @throws BusinessFailure `invalid`, naming the fields.
 */
export function parseBody(schema: ZodMiniType, body: unknown): unknown {
  const parsed = schema.safeParse(body);
  const faults = parsed.success
    ? unknownFields(schema, body)
    : parsed.error.issues.map((issue) => issue.path.join('.'));
  if (!parsed.success || faults.length > 0) {
    throw new BusinessFailure(ERROR_CODES.invalid, undefined, [
      ...new Set(faults.filter((fault) => fault !== '')),
    ]);
  }
  return parsed.data;
}

function unknownFields(schema: unknown, value: unknown, place = ''): readonly string[] {
  if (Array.isArray(value)) {
    const { element } = definitionOf(schema) ?? {};
    return value.flatMap((inner, index) => unknownFields(element, inner, `${place}.${index}`));
  }
  const shape = shapeOf(schema);
  if (!shape || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = place === '' ? name : `${place}.${name}`;
    return Object.hasOwn(shape, name) ? unknownFields(shape[name], inner, path) : [path];
  });
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly catchall?: unknown;
  readonly element?: unknown;
  readonly innerType?: unknown;
}

/** What a schema is made of, behind `optional` and the like. */
function definitionOf(schema: unknown): Definition | undefined {
  const definition = (schema as { readonly _zod?: { readonly def: Definition } } | undefined)?._zod?.def;
  return definition?.innerType ? definitionOf(definition.innerType) : definition;
}

/** The fields of an object's schema; none for any other or an open object. */
function shapeOf(schema: unknown): Readonly<Record<string, unknown>> | undefined {
  const definition = definitionOf(schema);
  return definition?.type === 'object' && !definition.catchall ? definition.shape : undefined;
}
