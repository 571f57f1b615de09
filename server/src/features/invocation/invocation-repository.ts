import type { Invocation, ListBody } from '@atrium/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage, ofPage } from '../../database/list/find-page.ts';
import { type ListFields, searchedWord } from '../../database/list/list-query.ts';
import { foundIds, type ListSearch, searchIn } from '../../database/list/search-text.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations, isReported } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import { userNameOf } from '../../database/user-name-of.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { localizeSeedName } from '../../seed/localize-seed.ts';
import type { Viewer } from '../app/viewer.ts';
import { USER_SEARCH } from '../user/user-list.ts';
import { pagesOfAllRuns, pagesOfOwnRuns } from './run-pages.ts';

/** Searches by caller and by the number of the version that ran. */
const SEARCH: ListSearch = {
  ...searchIn(users.name, users.account, invocations.targetVersion),
  candidates(word) {
    const callers = /^\d+$/.test(word) ? undefined : foundIds(users, USER_SEARCH, word);
    return callers && sql`${invocations.userId} = any(${callers})`;
  },
};

export const INVOCATION_LIST_FIELDS: ListFields = {
  search: SEARCH,
  filters: {
    appId: invocations.appId,
    status: invocations.status,
    channel: invocations.channel,
    targetVersion: invocations.targetVersion,
    feedback: invocations.feedback,
  },
  ranges: {
    createdAt: invocations.createdAt,
    runMs: invocations.runMs,
    feedback: invocations.feedback,
  },
  sorts: { createdAt: invocations.createdAt },
  newestFirst: [invocations.createdAt, invocations.id],
};

const MINUTE = 60_000;

type Payload = Omit<typeof invocationPayloads.$inferInsert, 'invocationId'>;

/** A run with its app. */
export type FoundInvocation = NonNullable<Awaited<ReturnType<InvocationRepository['find']>>>;

export type InvocationRepository = ReturnType<typeof createInvocationRepository>;

const COLUMNS = {
  row: invocations,
  appName: apps.name,
  seedKey: apps.seedKey,
  kind: apps.kind,
  userName: users.name,
  hasPayload: sql<boolean>`exists (
    select from ${invocationPayloads} where ${invocationPayloads.invocationId} = ${invocations.id}
  )`,
};

const rowsByIds = preparedStatement((database) => {
  // With a limit, like the query for the caller's name.
  const app = database
    .select({ name: apps.name, seedKey: apps.seedKey, kind: apps.kind })
    .from(apps)
    .where(eq(apps.id, invocations.appId))
    .limit(1)
    .as('app');
  const caller = userNameOf(database, invocations.userId, 'caller');
  return database
    .select({ ...COLUMNS, appName: app.name, seedKey: app.seedKey, kind: app.kind, userName: caller.name })
    .from(invocations)
    .innerJoinLateral(app, sql`true`)
    .leftJoinLateral(caller, sql`true`)
    .where(ofPage.where(invocations.id))
    .orderBy(ofPage.order(invocations.id))
    .prepare('runs_by_ids');
});

export function createInvocationRepository(database: Database) {
  return {
    async list(body: ListBody, viewer: Viewer): Promise<{ list: Invocation[]; total: number }> {
      const { appId = [] } = body.filters ?? {};
      const isAppByApp = !viewer.isAdmin && appId.length === 0 && searchedWord(body) === '';
      const { list, total } = await findPage(database, {
        body,
        fields: INVOCATION_LIST_FIELDS,
        where: isAppByApp ? storedAt(viewer.now) : visibleTo(viewer),
        table: invocations,
        source: isAppByApp ? pagesOfOwnRuns(database, viewer.id) : pagesOfAllRuns(database),
        rows: { statement: rowsByIds(database) },
      });
      return { list: list.map((found) => toInvocation(found, viewer.locale)), total };
    },

    /** Returns the run if a history shows it and the viewer may see it. */
    async find(id: string, viewer: Viewer) {
      const [found] = await database
        .select({ ...COLUMNS, ownerId: apps.ownerId })
        .from(invocations)
        .innerJoin(apps, eq(apps.id, invocations.appId))
        .leftJoin(users, eq(users.id, invocations.userId))
        .where(and(eq(invocations.id, id), visibleTo(viewer)));
      return found;
    },

    async payload(invocationId: string) {
      const [found] = await database
        .select()
        .from(invocationPayloads)
        .where(eq(invocationPayloads.invocationId, invocationId));
      return found;
    },

    async record(
      invocation: typeof invocations.$inferInsert & { readonly id: string },
      payload: Payload | undefined,
    ): Promise<void> {
      await database.transaction(async (transaction) => {
        await transaction.insert(invocations).values(invocation);
        if (!payload) return;
        await transaction.insert(invocationPayloads).values({ ...payload, invocationId: invocation.id });
      });
    },

    async setFeedback(id: string, feedback: Invocation['feedback']): Promise<void> {
      await database.update(invocations).set({ feedback }).where(eq(invocations.id, id));
    },
  };
}

function visibleTo(viewer: Viewer): SQL | undefined {
  return and(
    isNull(apps.removedAt),
    storedAt(viewer.now),
    viewer.isAdmin ? undefined : eq(apps.ownerId, viewer.id),
  );
}

/**
 * The condition for runs that a history shows: those within the retention of their app that are not merely counted.
 * Rounded to the minute, so that paging repeats the same query and long histories are counted once.
 */
function storedAt(now: Date): SQL | undefined {
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  const kept = sql`${minute.toISOString()}::timestamptz - ${apps.retentionDays} * interval '1 day'`;
  return and(isReported(invocations.logPolicy), sql`${invocations.createdAt} > ${kept}`);
}

export function toInvocation(
  { row, seedKey, kind, userName, hasPayload, ...app }: Omit<FoundInvocation, 'ownerId'>,
  locale: MessageLocale,
): Invocation {
  const { logPolicy: _, userId: __, ...rest } = row;
  const appName = localizeSeedName('app', seedKey, app.appName, locale);
  return { ...rest, appName, kind, userName, hasPayload, createdAt: row.createdAt.toISOString() };
}
