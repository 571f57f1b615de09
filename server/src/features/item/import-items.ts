import type { ImportResult, RejectedRow } from '@atrium/contract';
import { ITEM_TABLES, type ItemRow } from '../../database/schema/target-tables.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { storeImport } from '../publication/store-import.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import { createItemRow } from './create-item-row.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { storeRevisions } from './revision-repository.ts';
import type { ItemInput } from './to-item.ts';

interface ItemImport {
  readonly importId: string;
  readonly rows: readonly (ItemInput & { readonly row: number })[];
}

/**
 * Stores the rows of a file as drafts. Rows that their engine does not accept are rejected before anything is stored.
 */
export async function importItems(
  { kind, database, engines }: ItemDependencies,
  { importId, rows }: ItemImport,
  actor: Actor,
): Promise<ImportResult> {
  const checkedRows = rows.map(({ row, ...draft }) => ({ row, draft, ...checkDraft(engines, draft) }));
  const records = checkedRows.flatMap(({ row, draft, checked }) =>
    checked
      ? [
          {
            row,
            createRecord: (id: string, importActor: Actor): ItemRow =>
              createItemRow(id, draft, checked, importActor),
          },
        ]
      : [],
  );
  const table = ITEM_TABLES[kind];
  const { stored, rejected } = await storeImport(
    database,
    {
      table,
      type: kind,
      importId,
      rows: records,
      storeRelatedRows: (savepoint, newRows: readonly ItemRow[]) => storeRevisions(savepoint, kind, newRows),
    },
    actor,
  );
  const invalidRows = checkedRows.flatMap(({ row, rejection }): RejectedRow[] =>
    rejection ? [{ row, ...rejection }] : [],
  );
  return { stored, rejected: [...invalidRows, ...rejected].sort((one, other) => one.row - other.row) };
}

type CheckResult =
  | { readonly checked: CheckedContent; readonly rejection?: never }
  | { readonly checked?: never; readonly rejection: Omit<RejectedRow, 'row'> };

function checkDraft(engines: EngineRegistry, draft: ItemInput): CheckResult {
  try {
    return { checked: checkContent(engines, draft) };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const field = error.fields[0]?.split('.')[0] ?? null;
    return { rejection: { code: error.code, field } };
  }
}
