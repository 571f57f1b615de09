import { type AppKind, type AppLevel, type assetsListCall, type BodyOf, LIMITS } from '@atrium/contract';
import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { findPage, matchIds, orderByIds } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { apps } from '../../database/schema/apps.ts';
import { selectUserName } from '../../database/select-user-name.ts';
import { type Actor, isAdmin } from '../../domain/request-context.ts';
import { withSeedSearch } from '../../seed/with-seed-search.ts';
import { isOwnOrShared, isSharedWith, selectLevel } from './app-access-query.ts';
import { countRunsToday, isFailing, selectLastRunTime } from './run-query.ts';

export type AppRow = typeof apps.$inferSelect;

type AppChange = Partial<Omit<AppRow, 'id' | 'kind' | 'ownerId' | 'targetId' | 'seedKey' | 'revision'>>;

/** Whether a user owns an app, or others share it with the user. */
export const OWNERSHIPS = ['own', 'shared'] as const;

export type Ownership = (typeof OWNERSHIPS)[number];

/** In milliseconds. */
const DAY = 86_400_000;

export const APP_LIST_FIELDS: ListFields = {
  search: withSeedSearch(searchByIndex(apps.name, apps.description), 'app', {
    key: apps.seedKey,
    texts: { name: apps.name, description: apps.description },
  }),
  filters: { kind: apps.kind, status: apps.status, ownerId: apps.ownerId, targetId: apps.targetId },
  ranges: { createdAt: apps.createdAt, updatedAt: apps.updatedAt },
  sorts: { name: apps.name, status: apps.status, createdAt: apps.createdAt, updatedAt: apps.updatedAt },
  newestFirst: [apps.updatedAt, apps.id],
};

/** A row without its overrides, which may be large. */
export type AppRowWithoutOverrides = Omit<AppRow, 'overrides'>;

/** A stored app with details of its owner and its runs. */
export interface StoredApp<Row = AppRow> {
  readonly row: Row;
  /** The viewer's access level. */
  readonly level: AppLevel;
  readonly ownerName: string;
  readonly runsToday: number;
  readonly lastRunAt: string | Date | null;
  readonly isFailing: boolean;
}

/** A stored app with the fields that list pages need. */
export interface ListedApp extends StoredApp<AppRowWithoutOverrides> {
  readonly hasOverrides: boolean;
}

const { overrides: OVERRIDES, ...LIST_COLUMNS } = getTableColumns(apps);

const VIEWER = sql`${sql.placeholder('viewerId')}::uuid`;

/** Creates a statement that reads apps by id, with the viewer's level and details of their owners and runs. */
const prepareAppsByIds = <Columns extends SelectedFields>(name: string, columns: Columns) =>
  prepareStatement((database) => {
    const owner = selectUserName(database, apps.ownerId, 'owner');
    return database
      .select({
        ...columns,
        level: selectLevel(VIEWER),
        ownerName: owner.name,
        runsToday: countRunsToday(),
        lastRunAt: selectLastRunTime(),
        isFailing: isFailing(),
      })
      .from(apps)
      .innerJoinLateral(owner, sql`true`)
      .where(matchIds(apps.id))
      .orderBy(orderByIds(apps.id))
      .prepare(name);
  });

const listedByIds = prepareAppsByIds('apps_listed', {
  row: LIST_COLUMNS,
  hasOverrides: sql<boolean>`${OVERRIDES}::text <> '{}'`,
});
const rowsByIds = prepareAppsByIds('apps_by_ids', { row: apps });

const rowById = prepareStatement((database) =>
  database
    .select({ row: apps, level: selectLevel(VIEWER) })
    .from(apps)
    .where(and(eq(apps.id, sql.placeholder('id')), isNull(apps.removedAt)))
    .prepare('app_row_by_id'),
);

const toStatementValues = (actor: Actor) => ({ viewerId: actor.user.id, now: actor.at.toISOString() });

/**
 * An app whose level ignores the role of an admin. The level is null if the viewer neither owns the
 * app nor has a share of it.
 */
type WithNullableLevel<Found extends StoredApp<AppRowWithoutOverrides>> = Omit<Found, 'level'> & {
  readonly level: AppLevel | null;
};

export async function findAppPage(
  database: Database,
  { isRemoved = false, ...body }: BodyOf<typeof assetsListCall>,
  ownership: readonly Ownership[],
  actor: Actor,
): Promise<{ readonly list: ListedApp[]; readonly total: number }> {
  const { list, total } = await findPage<WithNullableLevel<ListedApp>>(database, {
    body,
    fields: APP_LIST_FIELDS,
    where: and(
      isRemoved
        ? and(isRestorable(actor.at), isManageableBy(actor))
        : and(isNull(apps.removedAt), isVisibleTo(actor)),
      matchesOwnership(ownership, actor),
    ),
    table: apps,
    rows: { statement: listedByIds(database), values: toStatementValues(actor) },
  });
  return { list: list.flatMap((found) => toAccessible(found, actor) ?? []), total };
}

/** Returns the condition for the filter `ownership`. */
function matchesOwnership(chosen: readonly Ownership[], { user }: Actor): SQL | undefined {
  const conditions = { own: eq(apps.ownerId, user.id), shared: matchesShared(user.id) };
  return chosen.length === 0 ? undefined : or(...chosen.map((value) => conditions[value]));
}

function matchesShared(userId: string): SQL | undefined {
  return and(ne(apps.ownerId, userId), isSharedWith(userId, 'use'));
}

/**
 * Returns the app with the actor's level, which is `manage` for an admin. Returns undefined if the actor has no access
 * to the app.
 */
function toAccessible<Found extends { readonly level: AppLevel | null }>(found: Found, { user }: Actor) {
  const level = isAdmin(user) ? 'manage' : found.level;
  return level === null ? undefined : { ...found, level };
}

/** Returns the app if it exists and the actor may see it. */
export async function findApp(
  database: Database,
  kind: AppKind,
  id: string,
  actor: Actor,
): Promise<StoredApp | undefined> {
  const [found] = await rowsByIds(database).execute({ ...toStatementValues(actor), ids: [id] });
  const isFound = found?.row.removedAt === null && found.row.kind === kind;
  return isFound ? toAccessible(found, actor) : undefined;
}

/** Returns the app without details of its owner and its runs, if it exists and the actor may see it. */
export async function findAppRow(
  database: Database,
  kind: AppKind,
  id: string,
  actor: Actor,
): Promise<AppRow | undefined> {
  const [found] = await rowById(database).execute({ viewerId: actor.user.id, id });
  return found?.row.kind === kind ? toAccessible(found, actor)?.row : undefined;
}

export async function findOverrides(database: Database, id: string): Promise<AppRow['overrides']> {
  const [found] = await database.select({ overrides: apps.overrides }).from(apps).where(eq(apps.id, id));
  return found?.overrides ?? {};
}

/** Returns the kind of an app that the actor may see, and the actor's level. */
export async function findAccess(
  database: Database,
  id: string,
  actor: Actor,
): Promise<{ readonly kind: AppKind; readonly level: AppLevel } | undefined> {
  const [found] = await database
    .select({ kind: apps.kind, level: selectLevelOf(actor) })
    .from(apps)
    .where(and(eq(apps.id, id), isNull(apps.removedAt)));
  return found && toAccessible(found, actor);
}

/**
 * Locks the apps with these ids until the transaction ends, and returns them with the actor's level. Leaves out those
 * that do not exist or that the actor may not see.
 */
export async function lockApps(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
  actor: Actor,
): Promise<(AppRow & { readonly level: AppLevel })[]> {
  const locked = await database
    .select({ row: apps, level: selectLevelOf(actor) })
    .from(apps)
    .where(and(isNull(apps.removedAt), eq(apps.kind, kind), inArray(apps.id, [...ids]), isVisibleTo(actor)))
    .orderBy(apps.id)
    .for('update', { of: apps });
  return locked
    .flatMap((found) => toAccessible(found, actor) ?? [])
    .map(({ row, level }) => ({ ...row, level }));
}

/**
 * Locks the removed apps with these ids and returns them. Leaves out those that can no longer be restored or that the
 * actor may not manage.
 */
export function lockRemovedApps(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
  actor: Actor,
): Promise<AppRow[]> {
  const where = and(isRestorable(actor.at), isManageableBy(actor), eq(apps.kind, kind));
  return database
    .select()
    .from(apps)
    .where(and(where, inArray(apps.id, [...ids])))
    .orderBy(apps.id)
    .for('update');
}

export async function insertApp(database: Database, row: typeof apps.$inferInsert): Promise<void> {
  await database.insert(apps).values(row);
}

/**
 * Updates the row and increments its revision if the revision equals `revision`. Returns whether the row was updated.
 */
export async function updateAppAtRevision(
  database: Database,
  id: string,
  revision: number,
  change: AppChange,
): Promise<boolean> {
  const changed = await database
    .update(apps)
    .set({ ...change, revision: sql`${apps.revision} + 1` })
    .where(and(eq(apps.id, id), eq(apps.revision, revision), isNull(apps.removedAt)))
    .returning({ id: apps.id });
  return changed.length > 0;
}

/** Sets the removal time of the apps. Null restores them. */
export async function setRemovalTime(
  database: Database,
  ids: readonly string[],
  removedAt: Date | null,
): Promise<void> {
  await database
    .update(apps)
    .set({ removedAt })
    .where(inArray(apps.id, [...ids]));
}

/** Returns the names of a user's apps that start with the prefix. */
export async function findAppNames(
  database: Database,
  ownerId: string,
  prefix: string,
): Promise<ReadonlySet<string>> {
  const pattern = `${prefix.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await database
    .select({ name: apps.name })
    .from(apps)
    .where(and(eq(apps.ownerId, ownerId), isNull(apps.removedAt), like(apps.name, pattern)));
  return new Set(rows.map(({ name }) => name));
}

/** Returns the SQL condition for apps that the actor may see. Other apps are treated as missing. */
function isVisibleTo({ user }: Actor): SQL | undefined {
  return isAdmin(user) ? undefined : isOwnOrShared(user.id, 'use');
}

/** Returns the SQL condition for apps that the actor may delete, restore and share. */
function isManageableBy({ user }: Actor): SQL | undefined {
  return isAdmin(user) ? undefined : eq(apps.ownerId, user.id);
}

function selectLevelOf({ user }: Actor): SQL<AppLevel | null> {
  return selectLevel(sql`${user.id}::uuid`);
}

function isRestorable(now: Date): SQL | undefined {
  return and(isNotNull(apps.removedAt), gt(apps.removedAt, new Date(now.getTime() - LIMITS.undoDays * DAY)));
}
