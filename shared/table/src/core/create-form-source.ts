import type { BodyOf, Call, DataOf, Dependent, ImportResult } from '@atrium/contract';
import { request } from '@atrium/runtime';
import type { RowPage, RowSource } from './definition.ts';
import type { Draft, FormSource, ImportBatch } from './form-definition.ts';

interface StoredRow {
  readonly id: string;
  readonly revision: number;
}

interface FormCalls {
  readonly create?: Call;
  /** Its body is the body of `create` with `id` and `revision`. */
  readonly update?: Call;
  /** Its body is `{ id }`. */
  readonly detail?: Call;
  /** The body of this call and of the next two is `{ ids }`. */
  readonly remove?: Call;
  readonly restore?: Call;
  readonly dependents?: Call;
  /** Its body is the contract's `importBodySchema`. */
  readonly importRows?: Call;
}

/** Returns a form source that sends these calls. For a missing call, the source has no function. */
export function createFormSource<Row extends StoredRow>(calls: FormCalls): FormSource<Row> {
  const send = <C extends Call>(call: C, body: unknown) =>
    request(call, body as BodyOf<C>, { isSilent: true }) as Promise<DataOf<C>>;
  const sendRow = (call: Call, body: unknown) => send(call, body) as Promise<Row>;
  const getIds = (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id) });
  const { create, update, detail, remove, restore, dependents, importRows } = calls;
  return {
    ...(create && { create: (draft: Draft) => sendRow(create, draft) }),
    ...(update && {
      update: ({ id, revision }: Row, draft: Draft) => sendRow(update, { ...draft, id, revision }),
    }),
    ...(detail && { read: ({ id }: Row) => sendRow(detail, { id }) }),
    ...(remove && {
      remove: async (rows: readonly Row[]) => void (await send(remove, getIds(rows))),
    }),
    ...(restore && {
      restore: async (rows: readonly Row[]) => void (await send(restore, getIds(rows))),
    }),
    ...(dependents && {
      dependents: async (rows: readonly Row[]) =>
        ((await send(dependents, getIds(rows))) as { list: Dependent[] }).list,
    }),
    ...(importRows && {
      importRows: (batch: ImportBatch, signal: AbortSignal) =>
        request(importRows, batch as never, { isSilent: true, signal }) as Promise<ImportResult>,
    }),
  };
}

/** Returns a row source over a list call of the contract. */
export function createRowSource<Row>(call: Call): RowSource<Row> {
  return {
    list: (query, options) => request(call, query as BodyOf<Call>, options) as Promise<RowPage<Row>>,
  };
}
