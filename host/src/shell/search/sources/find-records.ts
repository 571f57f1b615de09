import { defineCall, listBodySchema, listSchema, type SearchSource } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { looseObject, string } from 'zod/mini';

/** A row of any list. */
export type FoundRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** How many records of one source the palette shows. */
const LIMIT = 5;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const dataSchema = listSchema(looseObject({ id: string() }));

/** Returns the records of a source that contain the text, in the order of its list. */
export async function findRecords(
  { list: path, isFoundById = false }: SearchSource,
  text: string,
  signal: AbortSignal,
): Promise<readonly FoundRecord[]> {
  if (isFoundById && !ID.test(text)) return [];
  const call = defineCall(path, { body: listBodySchema, data: dataSchema });
  const { list } = await request(call, { keyword: text, pageSize: LIMIT }, { signal, isSilent: true });
  return list;
}

/** Returns the address of a record: `/admin/assets/{kind}App/{id}` with the fields of its row. */
export function recordAddress(template: string, row: FoundRecord): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(row[field] ?? '')),
  );
}
