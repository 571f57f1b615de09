import { type DashboardRun, hasRequiredAccess, type ListBody } from '@atrium/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import { type ListFields, readKeyword } from '../../database/list/list-query.ts';
import {
  type ListSearch,
  searchByIndex,
  searchIn,
  selectMatchingIds,
} from '../../database/list/search-text.ts';
import { apps } from '../../database/schema/apps.ts';
import { groupMembers } from '../../database/schema/groups.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import type { Actor } from '../../domain/request-context.ts';
import { localizeSeedName } from '../../seed/localize-seed.ts';
import { withSeedSearch } from '../../seed/with-seed-search.ts';
import { createJoinedRunsSource, isRunId, RUN_BY_ID } from '../run/page-query.ts';
import { USER_SEARCH } from '../user/user-list-repository.ts';

/** Searches the names of apps only, although the index also contains their descriptions. */
const APP_NAME_SEARCH = withSeedSearch(
  { ...searchByIndex(apps.name, apps.description), ...searchIn(apps.name) },
  'app',
  { key: apps.seedKey, texts: { name: apps.name } },
);
/** Searches the usernames and names only, although `USER_SEARCH` also searches the email addresses. */
const CALLER_SEARCH = searchIn(users.account, users.name);

/**
 * Searches runs by app and by caller. `candidates` first finds the apps and users through their indexes, which contain
 * more texts. `contains` then checks the texts.
 */
const SEARCH: ListSearch = {
  contains: (keyword) => sql`(${APP_NAME_SEARCH.contains(keyword)} or ${CALLER_SEARCH.contains(keyword)})`,
  candidates: (keyword) => {
    const [matchingApps, matchingUsers] = [
      selectMatchingIds(apps, APP_NAME_SEARCH, keyword),
      selectMatchingIds(users, USER_SEARCH, keyword),
    ];
    if (!matchingApps || !matchingUsers) return undefined;
    return sql`(${invocations.appId} = any(${matchingApps}) or ${invocations.userId} = any(${matchingUsers}))`;
  },
};

export const DASHBOARD_RUN_FIELDS: ListFields = {
  search: SEARCH,
  filters: {
    kind: apps.kind,
    status: invocations.status,
    channel: invocations.channel,
    appId: invocations.appId,
    userId: invocations.userId,
  },
  ranges: { createdAt: invocations.createdAt, runMs: invocations.runMs, errorCode: invocations.errorCode },
  sorts: { createdAt: invocations.createdAt, runMs: invocations.runMs, status: invocations.status },
  newestFirst: [invocations.createdAt, invocations.id],
};

/**
 * Lists the runs of all users, from which the dashboard's metrics are computed. Without the permission `runs`, it lists
 * the runs of users with whom the user shares a group.
 */
export async function listRuns(
  database: Database,
  body: ListBody,
  { user, locale }: Actor,
): Promise<{ list: DashboardRun[]; total: number }> {
  // Only conditions on the app or the user need the joins of `createJoinedRunsSource`.
  const hasOnlyRunConditions = readKeyword(body) === '' && !body.filters?.kind?.length;
  const { list, total } = await findPage(database, {
    body,
    fields: isRunId(readKeyword(body))
      ? { ...DASHBOARD_RUN_FIELDS, search: RUN_BY_ID }
      : DASHBOARD_RUN_FIELDS,
    where: hasRequiredAccess(['admin', 'runs'], user.access) ? undefined : isByGroupMember(user.id),
    table: invocations,
    source: hasOnlyRunConditions ? undefined : createJoinedRunsSource(database),
    rows: selectRuns(database),
  });
  const runs = list.map(({ seedKey, ...row }) => ({
    ...row,
    appName: localizeSeedName('app', seedKey, row.appName, locale),
    createdAt: row.createdAt.toISOString(),
  }));
  return { list: runs, total };
}

/** Returns the condition for runs of the members of a user's groups. */
function isByGroupMember(userId: string): SQL {
  return sql`${invocations.userId} in (
    select colleague.user_id from ${groupMembers} as own
    join ${groupMembers} as colleague on colleague.group_id = own.group_id
    where own.user_id = ${userId})`;
}

function selectRuns(database: Database) {
  return database
    .select({
      id: invocations.id,
      appId: invocations.appId,
      appName: apps.name,
      seedKey: apps.seedKey,
      kind: apps.kind,
      userName: users.name,
      channel: invocations.channel,
      targetVersion: invocations.targetVersion,
      status: invocations.status,
      errorCode: invocations.errorCode,
      queueMs: invocations.queueMs,
      runMs: invocations.runMs,
      bytesIn: invocations.bytesIn,
      bytesOut: invocations.bytesOut,
      inputTokens: invocations.inputTokens,
      outputTokens: invocations.outputTokens,
      cost: invocations.cost,
      currency: invocations.currency,
      createdAt: invocations.createdAt,
    })
    .from(invocations)
    .innerJoin(apps, eq(apps.id, invocations.appId))
    .leftJoin(users, eq(users.id, invocations.userId));
}
