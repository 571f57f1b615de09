import type { ListBody, NlpItem } from '@atrium/contract';
import { and, count, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListFields, listBounds, listConditions, listOrder } from '../../database/list-query.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';

export const NLP_LIST_FIELDS: ListFields = {
  keyword: [nlpItems.name, nlpItems.slug, nlpItems.description],
  filters: { task: nlpItems.task, status: nlpItems.status },
  ranges: { updatedAt: nlpItems.updatedAt },
  sorts: {
    name: nlpItems.name,
    slug: nlpItems.slug,
    task: nlpItems.task,
    status: nlpItems.status,
    updatedAt: nlpItems.updatedAt,
  },
  newestFirst: [nlpItems.updatedAt, nlpItems.id],
};

export function createNlpRepository(database: Database) {
  return {
    async list(
      body: ListBody,
      options: { readonly isPublishedOnly: boolean },
    ): Promise<{ list: NlpItem[]; total: number }> {
      const where = and(
        options.isPublishedOnly ? eq(nlpItems.status, 'published') : undefined,
        listConditions(body, NLP_LIST_FIELDS),
      );
      const { limit, offset } = listBounds(body);
      const [rows, [counted]] = await Promise.all([
        database
          .select()
          .from(nlpItems)
          .where(where)
          .orderBy(...listOrder(body, NLP_LIST_FIELDS))
          .limit(limit)
          .offset(offset),
        database.select({ total: count() }).from(nlpItems).where(where),
      ]);
      return { list: rows.map(toNlpItem), total: counted?.total ?? 0 };
    },
  };
}

function toNlpItem(row: InferSelectModel<typeof nlpItems>): NlpItem {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
