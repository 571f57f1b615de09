import type { App, AppKind, ListBody } from '@atrium/contract';
import { and, count, eq, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListFields, listBounds, listConditions, listOrder } from '../../database/list-query.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { users } from '../../database/schema/users.ts';

type AppRow = InferSelectModel<typeof apps>;

export const APP_LIST_FIELDS: ListFields = {
  keyword: [apps.name, apps.description],
  filters: { kind: apps.kind, status: apps.status, ownerId: apps.ownerId },
  sorts: { name: apps.name, status: apps.status, createdAt: apps.createdAt, updatedAt: apps.updatedAt },
  newestFirst: [apps.updatedAt, apps.id],
};

/** Who asks, and when: an admin sees everybody's apps, a user their own; "today" is a day of the viewer's zone. */
export interface Viewer {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly now: Date;
}

export type AppRepository = ReturnType<typeof createAppRepository>;

export function createAppRepository(database: Database) {
  const select = (viewer: Viewer) =>
    database
      .select({
        row: apps,
        ownerName: users.name,
        targetName: nlpItems.name,
        task: nlpItems.task,
        sample: nlpItems.sample,
        callsToday: callsToday(viewer),
        lastCallAt: lastCallAt(),
      })
      .from(apps)
      .innerJoin(users, eq(users.id, apps.ownerId))
      .innerJoin(nlpItems, eq(nlpItems.id, apps.targetId));

  return {
    async list(body: ListBody, viewer: Viewer): Promise<{ list: App[]; total: number }> {
      const where = and(visibleTo(viewer), listConditions(body, APP_LIST_FIELDS));
      const { limit, offset } = listBounds(body);
      const [rows, [counted]] = await Promise.all([
        select(viewer)
          .where(where)
          .orderBy(...listOrder(body, APP_LIST_FIELDS))
          .limit(limit)
          .offset(offset),
        database.select({ total: count() }).from(apps).where(where),
      ]);
      return { list: rows.map(toApp), total: counted?.total ?? 0 };
    },

    /** The app, if it exists and the viewer may see it. */
    async find(id: string, kind: AppKind, viewer: Viewer): Promise<App | undefined> {
      const [found] = await select(viewer).where(
        and(eq(apps.id, id), eq(apps.kind, kind), visibleTo(viewer)),
      );
      return found && toApp(found);
    },

    async insert(row: AppRow): Promise<void> {
      await database.insert(apps).values(row);
    },

    /** Whether the row still stood at `revision` and was changed. */
    async update(
      id: string,
      revision: number,
      change: Pick<AppRow, 'name' | 'description' | 'updatedAt' | 'updatedBy'>,
    ): Promise<boolean> {
      const changed = await database
        .update(apps)
        .set({ ...change, revision: sql`${apps.revision} + 1` })
        .where(and(eq(apps.id, id), eq(apps.revision, revision)))
        .returning({ id: apps.id });
      return changed.length > 0;
    },
  };
}

function visibleTo(viewer: Viewer): SQL | undefined {
  return viewer.isAdmin ? undefined : eq(apps.ownerId, viewer.id);
}

function callsToday(viewer: Viewer): SQL<number> {
  const zone = sql`coalesce((select time_zone from ${users} as viewer where viewer.id = ${viewer.id}), 'UTC')`;
  return sql<number>`(
    select count(*)::int from ${invocations} where ${invocations.appId} = ${apps.id}
      and ${invocations.createdAt} >= date_trunc('day', ${viewer.now.toISOString()}::timestamptz, ${zone})
  )`;
}

function lastCallAt(): SQL<string | null> {
  return sql<string | null>`(
    select ${invocations.createdAt} from ${invocations} where ${invocations.appId} = ${apps.id}
      order by ${invocations.createdAt} desc limit 1
  )`;
}

interface SelectedApp {
  readonly row: AppRow;
  readonly ownerName: string;
  readonly targetName: string;
  readonly task: string;
  readonly sample: string | null;
  readonly callsToday: number;
  readonly lastCallAt: string | Date | null;
}

function toApp({ row, lastCallAt, ...joined }: SelectedApp): App {
  return {
    ...row,
    ...joined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastCallAt: lastCallAt && new Date(lastCallAt).toISOString(),
  };
}
