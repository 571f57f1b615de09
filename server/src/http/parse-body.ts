import { ERROR_CODES, truncateEnd } from '@atrium/contract';
import type { ZodMiniType } from 'zod/mini';
import { BusinessError } from '../domain/business-error.ts';
import { findSchemaDefinition } from './schema-definition.ts';

/**
 * The maximum number of entries that the lists and records of a body may contain in total. Tables and series in the
 * inputs of tasks do not count: their schemas do not define the entries, and a function of the contract checks them.
 */
const MAX_ENTRIES = 10_000;
/**
 * Maximum number of fields that an error names, and of characters of each name. A body may have many unknown fields.
 */
const MAX_NAMED = 50;
const MAX_NAME_LENGTH = 200;

/**
 * Parses a request's body by its schema. A field that the schema does not define is rejected rather than dropped, so
 * that no caller believes that the field was set. Lists that are too long are rejected before the schema reads their
 * entries.
 *
 * @throws BusinessError `invalid`, naming the fields.
 */
export function parseBody(schema: ZodMiniType, body: unknown): unknown {
  const problems = findProblems(schema, body);
  if (problems.tooLong !== undefined) throw createInvalidError([problems.tooLong]);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw createInvalidError(parsed.error.issues.map((issue) => issue.path.join('.')));
  if (problems.unknown.length > 0) throw createInvalidError(problems.unknown);
  return parsed.data;
}

function createInvalidError(fields: readonly string[]): BusinessError {
  const named = [...new Set(fields.filter((field) => field !== ''))].slice(0, MAX_NAMED);
  return new BusinessError(
    ERROR_CODES.invalid,
    undefined,
    named.map((name) => truncateEnd(name, MAX_NAME_LENGTH)),
  );
}

interface BodyProblems {
  /** The path of the first list or record that has too many entries. */
  readonly tooLong: string | undefined;
  /** The paths of fields that are not part of the schema. */
  readonly unknown: readonly string[];
}

/** Finds unknown fields and lists that are too long. Does not visit values whose entries the schema does not define. */
function findProblems(schema: unknown, body: unknown): BodyProblems {
  const unknown: string[] = [];
  let tooLong: string | undefined;
  let entries = 0;
  const visit = (partSchema: unknown, value: unknown, path: string): void => {
    if (tooLong !== undefined || typeof value !== 'object' || value === null) return;
    const { shape, isOpen, element, valueType, maxLength: longest } = findSchemaDefinition(partSchema, value);
    const toPath = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
    if (Array.isArray(value)) {
      entries += element ? value.length : 0;
      if (element && (value.length > (longest ?? MAX_ENTRIES) || entries > MAX_ENTRIES)) tooLong = path;
      else if (element) value.forEach((inner, index) => void visit(element, inner, toPath(index)));
      return;
    }
    if (!shape && !valueType) return;
    const names = Object.keys(value);
    entries += shape ? 0 : names.length;
    if (entries > MAX_ENTRIES) tooLong = path;
    for (const name of names) {
      const fieldSchema = shape ? (Object.hasOwn(shape, name) ? shape[name] : undefined) : valueType;
      if (fieldSchema === undefined && (isOpen || unknown.length >= MAX_NAMED)) continue;
      if (fieldSchema === undefined) unknown.push(toPath(name));
      else visit(fieldSchema, (value as Record<string, unknown>)[name], toPath(name));
    }
  };
  visit(schema, body, '');
  return { tooLong, unknown };
}
