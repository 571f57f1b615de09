import { defineCall, listBodySchema, listSchema, type SearchSource } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { looseObject, string } from 'zod/mini';

/** A row of a list that a source searches. */
export type FoundRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** The maximum number of records of one source in the search palette. */
const MAX_RECORDS = 5;
const UUID_PATTERN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const dataSchema = listSchema(looseObject({ id: string() }));

/**
 * Returns the records of a source that contain the text, in the order of its list. A source with `isFoundById` is
 * searched only if the text is a complete id.
 */
export async function findRecords(
  { list: path, isFoundById = false }: SearchSource,
  text: string,
  signal: AbortSignal,
): Promise<readonly FoundRecord[]> {
  if (isFoundById && !UUID_PATTERN.test(text)) return [];
  const call = defineCall(path, { body: listBodySchema, data: dataSchema });
  const { list } = await request(call, { keyword: text, pageSize: MAX_RECORDS }, { signal, isSilent: true });
  return list;
}

/** Fills in a template such as `/admin/assets/{kind}App/{id}` with the fields of a row, and returns the address. */
export function buildRecordAddress(template: string, row: FoundRecord): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(row[field] ?? '')),
  );
}
