import type { ZodMiniType } from 'zod/mini';
import type { Draft } from '../core/index.ts';

/** Why a schema rejects a value. */
export type SchemaError =
  | {
      readonly kind: 'missing' | 'format' | 'notNumber' | 'notWhole' | 'notDate' | 'notDateTime' | 'notYesNo';
    }
  /** `values` lists everything that the field accepts. */
  | { readonly kind: 'notAllowed'; readonly values: readonly string[] }
  | {
      readonly kind: 'tooShort' | 'tooLong' | 'tooFew' | 'tooMany' | 'tooSmall' | 'tooLarge';
      readonly limit: number;
    };

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly expected?: string;
  readonly format?: string;
  readonly values?: readonly unknown[];
}

/** Returns the first error of each field that the schema rejects. */
export function findSchemaErrors(schema: ZodMiniType, body: Draft): Readonly<Record<string, SchemaError>> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return {};
  const errors: Record<string, SchemaError> = {};
  for (const issue of parsed.error.issues as readonly Issue[]) {
    const name = String(issue.path[0]);
    errors[name] ??= isEmpty(body[name]) ? { kind: 'missing' } : toError(issue);
  }
  return errors;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function toError(issue: Issue): SchemaError {
  if (issue.code === 'too_small')
    return { kind: LENGTH_ERRORS[issue.origin ?? '']?.small ?? 'tooSmall', limit: Number(issue.minimum) };
  if (issue.code === 'too_big')
    return { kind: LENGTH_ERRORS[issue.origin ?? '']?.big ?? 'tooLarge', limit: Number(issue.maximum) };
  if (issue.code === 'invalid_value') return { kind: 'notAllowed', values: (issue.values ?? []).map(String) };
  const kind = issue.code === 'invalid_type' ? TYPES[issue.expected ?? ''] : FORMATS[issue.format ?? ''];
  return { kind: kind ?? 'format' };
}

const TYPES: Readonly<Record<string, 'notNumber' | 'notWhole' | 'notYesNo'>> = {
  number: 'notNumber',
  int: 'notWhole',
  boolean: 'notYesNo',
};

const FORMATS: Readonly<Record<string, 'notDate' | 'notDateTime'>> = {
  date: 'notDate',
  datetime: 'notDateTime',
};

/** The errors of a text or list that is too short or too long. */
const LENGTH_ERRORS: Readonly<
  Record<string, { readonly small: 'tooShort' | 'tooFew'; readonly big: 'tooLong' | 'tooMany' }>
> = {
  string: { small: 'tooShort', big: 'tooLong' },
  array: { small: 'tooFew', big: 'tooMany' },
};
