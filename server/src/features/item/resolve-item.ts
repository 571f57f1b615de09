import { type ItemKind, TASKS, type TaskId } from '@atrium/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import type { Runnable } from '../publication/runnable.ts';
import { ITEM_TABLES } from './item-tables.ts';

/**
 * What an app runs that is bound to an item by `alias:production`, its published revision, or by `revision:2`. Nothing
 * unless the item is published, and that revision of it was once.
 */
export async function resolveItem(
  database: Database,
  kind: ItemKind,
  targetId: string,
  binding: string,
): Promise<Runnable | undefined> {
  const table = ITEM_TABLES[kind];
  const [found] = await database
    .select({
      slug: table.slug,
      task: table.task,
      content: itemRevisions.content,
      revision: itemRevisions.revision,
    })
    .from(table)
    .innerJoin(itemRevisions, eq(itemRevisions.itemId, table.id))
    .where(
      and(
        eq(table.id, targetId),
        eq(table.status, 'published'),
        isNull(table.removedAt),
        isNotNull(itemRevisions.publishedAt),
        boundTo(binding, table),
      ),
    );
  if (!found || !isTask(found.task)) return undefined;
  const { slug, task, content, revision } = found;
  return {
    targetId,
    slug,
    task,
    engineId: content.engine,
    parameters: content.parameters,
    version: String(revision),
  };
}

function boundTo(binding: string, table: (typeof ITEM_TABLES)[ItemKind]): SQL {
  const [kind, name] = binding.split(':');
  if (kind === 'revision') return eq(itemRevisions.revision, Number(name));
  return name === 'production' ? eq(itemRevisions.revision, sql`${table.publishedRevision}`) : sql`false`;
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}
