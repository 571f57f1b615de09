import type { DashboardCall, ListBody } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import { type ListFields, searchedWord } from '../../database/list/list-query.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { localizeSeedName } from '../../seed/localize-seed.ts';
import { pagesOfAllRuns } from '../invocation/run-pages.ts';
import { CALL_SEARCH } from './call-search.ts';

export const CALL_LIST_FIELDS: ListFields = {
  search: CALL_SEARCH,
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

/** Returns the runs of all users, from which the console's metrics are computed. */
export async function listCalls(
  database: Database,
  body: ListBody,
  locale: MessageLocale,
): Promise<{ list: DashboardCall[]; total: number }> {
  // Only conditions on the app or the user need `pagesOfAllRuns`.
  const isOfCallAlone = searchedWord(body) === '' && !body.filters?.kind?.length;
  const { list, total } = await findPage(database, {
    body,
    fields: CALL_LIST_FIELDS,
    table: invocations,
    source: isOfCallAlone ? undefined : pagesOfAllRuns(database),
    rows: readCalls(database),
  });
  const calls = list.map(({ seedKey, ...row }) => ({
    ...row,
    appName: localizeSeedName('app', seedKey, row.appName, locale),
    createdAt: row.createdAt.toISOString(),
  }));
  return { list: calls, total };
}

function readCalls(database: Database) {
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
      createdAt: invocations.createdAt,
    })
    .from(invocations)
    .innerJoin(apps, eq(apps.id, invocations.appId))
    .leftJoin(users, eq(users.id, invocations.userId));
}
