import type { ItemKind } from '@atrium/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import { ITEM_TABLES } from '../../database/schema/target-tables.ts';
import {
  type Binding,
  type BindingDetail,
  orderTargets,
  REQUESTED_COLUMNS,
  REQUESTED_ROWS,
  targetColumns,
  toStatementValues,
} from '../publication/binding-query.ts';
import type { BoundTarget } from '../publication/runnable.ts';

const prepareBoundItems = (kind: ItemKind, detail: BindingDetail) =>
  prepareStatement((database) => {
    const table = ITEM_TABLES[kind];
    const published = sql`case when ${REQUESTED_COLUMNS.alias} = 'production' then ${table.publishedRevision} end`;
    return database
      .select({
        ...targetColumns(table),
        engineId: sql<string | null>`${itemRevisions.content} ->> 'engine'`,
        parameters:
          detail === 'withParameters'
            ? sql<Record<string, unknown>>`${itemRevisions.content} -> 'parameters'`
            : sql<Record<string, unknown>>`'{}'::jsonb`,
        version: sql<string>`${itemRevisions.revision}::text`,
      })
      .from(REQUESTED_ROWS)
      .innerJoin(table, eq(table.id, REQUESTED_COLUMNS.targetId))
      .leftJoin(
        itemRevisions,
        and(
          eq(itemRevisions.itemId, table.id),
          isNotNull(itemRevisions.publishedAt),
          sql`${itemRevisions.revision} = coalesce(${REQUESTED_COLUMNS.toNumber('revision')}, ${published})`,
        ),
      )
      .prepare(`bound_${kind}_items_${detail}`);
  });

const BOUND_ITEMS = {
  recognition: {
    withParameters: prepareBoundItems('recognition', 'withParameters'),
    withoutParameters: prepareBoundItems('recognition', 'withoutParameters'),
  },
  nlp: {
    withParameters: prepareBoundItems('nlp', 'withParameters'),
    withoutParameters: prepareBoundItems('nlp', 'withoutParameters'),
  },
};

/**
 * Returns the item of each binding, and what the binding runs: `alias:production` runs the published revision, and
 * `revision:2` runs revision 2. A binding runs nothing if the item is not published, or if the revision was never
 * published.
 */
export async function findBoundItems(
  database: Database,
  kind: ItemKind,
  requested: readonly Binding[],
  detail: BindingDetail,
): Promise<readonly (BoundTarget | undefined)[]> {
  if (requested.length === 0) return [];
  const found = await BOUND_ITEMS[kind][detail](database).execute(toStatementValues(requested));
  const rows = found.map(({ engineId, parameters, version, ...row }) => ({
    ...row,
    bound: engineId === null ? null : { engineId, parameters, version },
  }));
  return orderTargets(rows, requested);
}
