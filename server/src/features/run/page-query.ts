import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type PageSource, TOTAL_COLUMN } from '../../database/list/find-page.ts';
import type { ListSearch } from '../../database/list/search-text.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import { isOwnOrShared, isSharedWith } from '../app/app-access-query.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isRunId = (keyword: string): boolean => ID.test(keyword);

/** Finds a run by its complete id. */
export const RUN_BY_ID: ListSearch = { contains: (id) => sql`${invocations.id} = ${id}` };

/**
 * Counts a list of runs and selects the ids of its pages. Scans all runs and joins the app and the caller of each, so
 * that conditions can refer to apps and users.
 */
export function createJoinedRunsSource(database: Database): PageSource {
  return {
    total: (where) =>
      database
        .select({ total: count() })
        .from(invocations)
        .innerJoin(apps, eq(apps.id, invocations.appId))
        .leftJoin(users, eq(users.id, invocations.userId))
        .where(where),
    ids: ({ where, order, limit, offset }) =>
      database
        .select({ id: invocations.id })
        .from(invocations)
        .innerJoin(apps, eq(apps.id, invocations.appId))
        .leftJoin(users, eq(users.id, invocations.userId))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    idsWithTotal: ({ where, order, limit, offset }) =>
      database
        .select({ id: invocations.id, total: TOTAL_COLUMN })
        .from(invocations)
        .innerJoin(apps, eq(apps.id, invocations.appId))
        .leftJoin(users, eq(users.id, invocations.userId))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  };
}

/**
 * Returns the condition for runs that a user may see: all runs of apps with the level `view` or a higher one, and their
 * own runs of the other apps that they may use. The query must join apps.
 */
export function matchVisibleRuns(userId: string): SQL | undefined {
  return or(isOwnOrShared(userId, 'view'), and(eq(invocations.userId, userId), isSharedWith(userId, 'use')));
}

/**
 * Counts the runs that a user may see and selects the ids of their pages, app by app, because these runs are rare among
 * all runs. This source does not join the callers, so it does not support a search, which may match a caller.
 */
export function createUserRunsSource(database: Database, userId: string): PageSource {
  // The subqueries have the names of the tables, so that conditions and orders refer to their columns. Without the
  // `orderBy` of this subquery, PostgreSQL would merge it with the surrounding query and scan all apps.
  const visibleApps = database
    .select({
      id: apps.id,
      retentionDays: apps.retentionDays,
      showsAllRuns: sql<boolean>`(${isOwnOrShared(userId, 'view')})`.as('shows_all_runs'),
    })
    .from(apps)
    .where(and(isNull(apps.removedAt), isOwnOrShared(userId, 'use')))
    .orderBy(apps.id)
    .as('apps');
  const matchesApp = (where: SQL | undefined) =>
    and(eq(invocations.appId, apps.id), or(visibleApps.showsAllRuns, eq(invocations.userId, userId)), where);
  return {
    total: (where) => {
      const counted = database
        .select({ runs: count().as('runs') })
        .from(invocations)
        .where(matchesApp(where))
        .as('counted');
      return database
        .select({ total: sql<number>`coalesce(sum(${counted.runs}), 0)::int` })
        .from(visibleApps)
        .innerJoinLateral(counted, sql`true`);
    },
    ids: ({ where, order, limit, offset }) => {
      // All runs of a page may be of the same app. So each app provides all of its runs up to the end of the page.
      const appRuns = database
        .select({ id: invocations.id, createdAt: invocations.createdAt })
        .from(invocations)
        .where(matchesApp(where))
        .orderBy(...order)
        .limit(offset + limit)
        .as('invocations');
      return database
        .select({ id: appRuns.id })
        .from(visibleApps)
        .innerJoinLateral(appRuns, sql`true`)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
    },
  };
}
