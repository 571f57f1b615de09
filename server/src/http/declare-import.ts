import {
  type BodyOf,
  type Call,
  ERROR_CODES,
  type ImportResult,
  type importBodySchema,
  type importResultSchema,
  type RejectedRow,
  rowNumberField,
  SPREADSHEET_LIMITS,
} from '@atrium/contract';
import { omit, type ZodMiniObject, type ZodMiniType } from 'zod/mini';
import { BusinessError } from '../domain/business-error.ts';
import type { RequestContext } from '../domain/request-context.ts';
import { type Access, declareRoute, type RouteDeclaration, type UserOf } from './declare-route.ts';
import { parseBody } from './parse-body.ts';

type ImportCall<Row extends ZodMiniType> = Call<
  ReturnType<typeof importBodySchema<Row>>,
  typeof importResultSchema
>;

interface ParsedImport {
  readonly body: { readonly importId: string; readonly rows: readonly unknown[] };
  readonly rejected: readonly RejectedRow[];
}

/**
 * Declares a call that imports rows. Each row is parsed separately: a row that does not match its schema is rejected in
 * the response, and the handler gets the other rows.
 */
export function declareImport<Row extends ZodMiniType, const A extends Access>(
  call: ImportCall<Row>,
  access: A,
  handler: (body: BodyOf<ImportCall<Row>>, context: RequestContext<UserOf<A>>) => Promise<ImportResult>,
): RouteDeclaration {
  const { handle, ...declared } = declareRoute(call, access, handler);
  return {
    ...declared,
    parse: (body) => parseImport(call.body, body),
    async handle(parsed, context) {
      const { body, rejected } = parsed as ParsedImport;
      if (body.rows.length === 0) return { stored: 0, rejected };
      const response = (await handle(body, context)) as ImportResult;
      return { ...response, rejected: [...rejected, ...response.rejected] };
    },
  };
}

function parseImport(schema: ZodMiniObject, body: unknown): ParsedImport {
  if (typeof body !== 'object' || body === null) throw new BusinessError(ERROR_CODES.invalid);
  const { rows, ...rest } = body as { readonly rows?: unknown };
  const bodyWithoutRows = parseBody(omit(schema, { rows: true }), rest) as { readonly importId: string };
  // The schema of one row.
  const { element } = (schema.shape.rows as unknown as { _zod: { def: { element: ZodMiniType } } })._zod.def;
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > SPREADSHEET_LIMITS.batch) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['rows']);
  }
  const parsed = rows.map((row, index) => parseRow(element, row, index));
  assertNumbersDiffer(rows);
  return {
    body: { ...bodyWithoutRows, rows: parsed.flatMap(({ valid }) => (valid === undefined ? [] : [valid])) },
    rejected: parsed.flatMap(({ rejected }) => rejected ?? []),
  };
}

/**
 * Throws if two rows have the same number. Only one of them would be stored, and the response could not say which.
 */
function assertNumbersDiffer(rows: readonly { readonly row: number }[]): void {
  const numbers = new Set<number>();
  for (const [index, { row }] of rows.entries()) {
    if (numbers.has(row)) throw new BusinessError(ERROR_CODES.invalid, undefined, [`rows.${index}.row`]);
    numbers.add(row);
  }
}

/**
 * Returns the parsed row, or the reason why it is rejected. Throws if the row has no valid number, because a rejection
 * contains this number.
 */
function parseRow(
  schema: ZodMiniType,
  row: unknown,
  index: number,
): { readonly valid?: unknown; readonly rejected?: RejectedRow } {
  try {
    return { valid: parseBody(schema, row) };
  } catch (failure) {
    const number = rowNumberField.safeParse((row as { readonly row?: unknown } | null)?.row);
    if (!(failure instanceof BusinessError)) throw failure;
    if (!number.success) throw new BusinessError(failure.code, undefined, [`rows.${index}.row`]);
    const field = failure.fields[0]?.split('.')[0] ?? null;
    return { rejected: { row: number.data, code: failure.code, field } };
  }
}
