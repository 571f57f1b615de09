import { type AppKind, type assetsListCall, type BodyOf, LIMITS } from '@atrium/contract';
import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { findPage, ofPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { apps } from '../../database/schema/apps.ts';
import { userNameOf } from '../../database/user-name-of.ts';
import { searchSeeds } from '../../seed/search-seeds.ts';
import { callsToday, isFailing, lastCallAt } from './app-calls.ts';
import type { Viewer } from './viewer.ts';

export type AppRow = typeof apps.$inferSelect;

type AppChange = Partial<Omit<AppRow, 'id' | 'kind' | 'ownerId' | 'targetId' | 'seedKey' | 'revision'>>;

const DAY = 86_400_000;

export const APP_LIST_FIELDS: ListFields = {
  search: searchSeeds(
    'app',
    { key: apps.seedKey, texts: { name: apps.name, description: apps.description } },
    searchByIndex(apps.name, apps.description),
  ),
  filters: { kind: apps.kind, status: apps.status, ownerId: apps.ownerId, targetId: apps.targetId },
  ranges: { createdAt: apps.createdAt, updatedAt: apps.updatedAt },
  sorts: { name: apps.name, status: apps.status, createdAt: apps.createdAt, updatedAt: apps.updatedAt },
  newestFirst: [apps.updatedAt, apps.id],
};

/** A row without its overrides, which may be large. */
export type LightAppRow = Omit<AppRow, 'overrides'>;

/** A stored app with the details of its owner and its runs. */
export interface StoredApp<Row = AppRow> {
  readonly row: Row;
  readonly ownerName: string;
  readonly callsToday: number;
  readonly lastCallAt: string | Date | null;
  readonly isFailing: boolean;
}

/** A stored app as lists read it. */
export interface ListedApp extends StoredApp<LightAppRow> {
  readonly hasOverrides: boolean;
}

const { overrides: OVERRIDES, ...LIGHT } = getTableColumns(apps);

/** A statement that reads apps by id, with the details of their owners and runs. */
const appsByIds = <Columns extends SelectedFields>(name: string, columns: Columns) =>
  preparedStatement((database) => {
    const owner = userNameOf(database, apps.ownerId, 'owner');
    return database
      .select({
        ...columns,
        ownerName: owner.name,
        callsToday: callsToday(),
        lastCallAt: lastCallAt(),
        isFailing: isFailing(),
      })
      .from(apps)
      .innerJoinLateral(owner, sql`true`)
      .where(ofPage.where(apps.id))
      .orderBy(ofPage.order(apps.id))
      .prepare(name);
  });

const listedByIds = appsByIds('apps_listed', {
  row: LIGHT,
  hasOverrides: sql<boolean>`${OVERRIDES}::text <> '{}'`,
});
const rowsByIds = appsByIds('apps_by_ids', { row: apps });

export function createAppRepository(database: Database) {
  const valuesOf = (viewer: Viewer) => ({ viewerId: viewer.id, now: viewer.now.toISOString() });
  const read = (ids: readonly string[], viewer: Viewer): Promise<StoredApp[]> =>
    rowsByIds(database).execute({ ...valuesOf(viewer), ids });

  return {
    list(
      { isRemoved = false, ...body }: BodyOf<typeof assetsListCall>,
      viewer: Viewer,
    ): Promise<{ readonly list: ListedApp[]; readonly total: number }> {
      return findPage<ListedApp>(database, {
        body,
        fields: APP_LIST_FIELDS,
        where: and(isRemoved ? isRestorable(viewer.now) : isNull(apps.removedAt), ownedBy(viewer)),
        table: apps,
        rows: { statement: listedByIds(database), values: valuesOf(viewer) },
      });
    },

    /** Returns the app if it exists and the viewer may see it. */
    async find(kind: AppKind, id: string, viewer: Viewer): Promise<StoredApp | undefined> {
      const [found] = await read([id], viewer);
      return found && isVisible(found.row, viewer, kind) ? found : undefined;
    },

    async overridesOf(id: string): Promise<AppRow['overrides']> {
      const [found] = await database.select({ overrides: apps.overrides }).from(apps).where(eq(apps.id, id));
      return found?.overrides ?? {};
    },

    /** Returns the kind of an app that the viewer may see. */
    async kindOf(id: string, viewer: Viewer): Promise<AppKind | undefined> {
      const where = and(eq(apps.id, id), isNull(apps.removedAt), ownedBy(viewer));
      const [found] = await database.select({ kind: apps.kind }).from(apps).where(where);
      return found?.kind;
    },

    /** Locks those of the apps that exist and that the viewer may see, until the transaction ends. */
    hold(kind: AppKind, ids: readonly string[], viewer: Viewer): Promise<AppRow[]> {
      const where = and(visibleTo(viewer, kind), inArray(apps.id, [...ids]));
      return database.select().from(apps).where(where).orderBy(apps.id).for('update');
    },

    /** Does the same for removed apps that can still be restored. */
    holdRemoved(kind: AppKind, ids: readonly string[], viewer: Viewer): Promise<AppRow[]> {
      const where = and(isRestorable(viewer.now), ownedBy(viewer), eq(apps.kind, kind));
      return database
        .select()
        .from(apps)
        .where(and(where, inArray(apps.id, [...ids])))
        .orderBy(apps.id)
        .for('update');
    },

    async insert(row: typeof apps.$inferInsert): Promise<void> {
      await database.insert(apps).values(row);
    },

    /** Changes the row and increments its revision if it is at `revision`. Returns whether it did. */
    async update(id: string, revision: number, change: AppChange): Promise<boolean> {
      const changed = await database
        .update(apps)
        .set({ ...change, revision: sql`${apps.revision} + 1` })
        .where(and(eq(apps.id, id), eq(apps.revision, revision), isNull(apps.removedAt)))
        .returning({ id: apps.id });
      return changed.length > 0;
    },

    /** Sets the time of removal; null restores the apps. */
    async setRemoved(ids: readonly string[], removedAt: Date | null): Promise<void> {
      await database
        .update(apps)
        .set({ removedAt })
        .where(inArray(apps.id, [...ids]));
    },

    /** Returns the names of a user's apps that have the prefix. */
    async namesLike(ownerId: string, beginning: string): Promise<ReadonlySet<string>> {
      const pattern = `${beginning.replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await database
        .select({ name: apps.name })
        .from(apps)
        .where(and(eq(apps.ownerId, ownerId), isNull(apps.removedAt), like(apps.name, pattern)));
      return new Set(rows.map(({ name }) => name));
    },
  };
}

/** Another user's app is treated as missing. */
function visibleTo(viewer: Viewer, kind: AppKind): SQL | undefined {
  return and(isNull(apps.removedAt), eq(apps.kind, kind), ownedBy(viewer));
}

function isVisible(app: AppRow, viewer: Viewer, kind: AppKind): boolean {
  return app.removedAt === null && app.kind === kind && (viewer.isAdmin || app.ownerId === viewer.id);
}

function ownedBy(viewer: Viewer): SQL | undefined {
  return viewer.isAdmin ? undefined : eq(apps.ownerId, viewer.id);
}

function isRestorable(now: Date): SQL | undefined {
  return and(isNotNull(apps.removedAt), gt(apps.removedAt, new Date(now.getTime() - LIMITS.undoDays * DAY)));
}
