import { type AppLevel, includesLevel, LIMITS, type ListBody, type Run } from '@atrium/contract';
import {
  and,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage, matchIds, orderByIds } from '../../database/list/find-page.ts';
import { type ListFields, readKeyword } from '../../database/list/list-query.ts';
import { type ListSearch, searchIn, selectMatchingIds } from '../../database/list/search-text.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations, isInHistory } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import { selectUserName } from '../../database/select-user-name.ts';
import { type Actor, isAdmin } from '../../domain/request-context.ts';
import type { TokenUsage } from '../../domain/token-usage.ts';
import { localizeSeedName } from '../../seed/localize-seed.ts';
import { selectLevel } from '../app/app-access-query.ts';
import { USER_SEARCH } from '../user/user-list-repository.ts';
import {
  createJoinedRunsSource,
  createUserRunsSource,
  isRunId,
  matchVisibleRuns,
  RUN_BY_ID,
} from './page-query.ts';

/** Searches runs by caller and by the version that ran. {@link chooseSearch} describes the search for a number. */
const SEARCH: ListSearch = {
  ...searchIn(users.name, users.account, invocations.targetVersion),
  candidates: (keyword) => (NUMBER.test(keyword) ? undefined : findRunsByCaller(keyword)),
};

const NUMBER = /^\d+$/;

/** Finds callers by their index first, and then their runs. */
function findRunsByCaller(keyword: string): SQL | undefined {
  const callers = selectMatchingIds(users, USER_SEARCH, keyword);
  return callers && sql`${invocations.userId} = any(${callers})`;
}

export const RUN_LIST_FIELDS: ListFields = {
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

/** How a run ended. */
type Outcome = Required<
  Pick<typeof invocations.$inferInsert, 'status' | 'errorCode' | 'queueMs' | 'runMs' | 'bytesOut'>
> &
  TokenUsage;

const endStatement = prepareStatement((database) => {
  const value = (name: keyof Outcome) => sql`${sql.placeholder(name)}`;
  return database
    .update(invocations)
    .set({
      status: value('status'),
      errorCode: value('errorCode'),
      queueMs: value('queueMs'),
      runMs: value('runMs'),
      bytesOut: sql`case when ${isInHistory(invocations.logPolicy)} then ${value('bytesOut')}::int else 0 end`,
      inputTokens: value('inputTokens'),
      outputTokens: value('outputTokens'),
      cost: value('cost'),
      currency: value('currency'),
      serverId: null,
    })
    .where(and(eq(invocations.id, sql.placeholder('id')), inArray(invocations.status, ['running', 'lost'])))
    .returning({ logPolicy: invocations.logPolicy })
    .prepare('run_end');
});

/** A run with its app and the viewer's level. */
export type FoundRun = NonNullable<Awaited<ReturnType<typeof findRun>>>;

const COLUMNS = {
  row: invocations,
  appName: apps.name,
  seedKey: apps.seedKey,
  kind: apps.kind,
  userName: users.name,
  hasPayload: sql<boolean>`exists (
    select from ${invocationPayloads} where ${invocationPayloads.invocationId} = ${invocations.id}
  )`,
  snippet: sql<string | null>`(
    select ${invocationPayloads.snippet} from ${invocationPayloads}
    where ${invocationPayloads.invocationId} = ${invocations.id}
  )`,
};

const rowsByIds = prepareStatement((database) => {
  // The limit prevents PostgreSQL from merge-joining a few runs with all apps, as in `selectUserName`.
  const app = database
    .select({
      name: apps.name,
      seedKey: apps.seedKey,
      kind: apps.kind,
      level: selectLevel(sql`${sql.placeholder('viewerId')}::uuid`).as('level'),
    })
    .from(apps)
    .where(eq(apps.id, invocations.appId))
    .limit(1)
    .as('app');
  const caller = selectUserName(database, invocations.userId, 'caller');
  return database
    .select({
      ...COLUMNS,
      appName: app.name,
      seedKey: app.seedKey,
      kind: app.kind,
      level: app.level,
      userName: caller.name,
    })
    .from(invocations)
    .innerJoinLateral(app, sql`true`)
    .leftJoinLateral(caller, sql`true`)
    .where(matchIds(invocations.id))
    .orderBy(orderByIds(invocations.id))
    .prepare('runs_by_ids');
});

export async function findRunPage(
  database: Database,
  body: ListBody,
  actor: Actor,
): Promise<{ list: Run[]; total: number }> {
  const { list, total } = await findVisibleRuns(database, body, actor);
  return { list: list.map((found) => toRun(found, actor)), total };
}

/** Returns one page of the runs that the actor may see. */
export async function findVisibleRuns(
  database: Database,
  body: ListBody,
  actor: Actor,
): Promise<{ list: FoundRun[]; total: number }> {
  const { appId = [] } = body.filters ?? {};
  const isSearched = readKeyword(body) !== '';
  const scansUserApps = !isAdmin(actor.user) && appId.length === 0 && !isSearched;
  const needsNoJoin = isAdmin(actor.user) && !isSearched;
  // Without a search, the list of an admin reads only the table of runs. Without a search and a filter by app, the list
  // of any other user goes from app to app. All other lists join the apps and callers of all runs.
  // `createUserRunsSource` itself selects the runs that the user may see, so the condition need not.
  return findPage<FoundRun>(database, {
    body,
    fields: { ...RUN_LIST_FIELDS, search: await chooseSearch(database, readKeyword(body)) },
    where: needsNoJoin
      ? isShownWithoutJoin(actor.at)
      : scansUserApps
        ? isShownInHistory(actor.at)
        : isVisibleTo(actor),
    table: invocations,
    source: scansUserApps
      ? createUserRunsSource(database, actor.user.id)
      : needsNoJoin
        ? undefined
        : createJoinedRunsSource(database),
    rows: { statement: rowsByIds(database), values: { viewerId: actor.user.id } },
  });
}

/** Returns the run if a history shows it and the actor may see it. */
export async function findRun(database: Database, id: string, actor: Actor) {
  const [found] = await database
    .select({ ...COLUMNS, level: selectLevel(sql`${actor.user.id}::uuid`) })
    .from(invocations)
    .innerJoin(apps, eq(apps.id, invocations.appId))
    .leftJoin(users, eq(users.id, invocations.userId))
    .where(and(eq(invocations.id, id), isVisibleTo(actor)));
  return found;
}

export async function findPayload(database: Database, runId: string) {
  const [found] = await database
    .select()
    .from(invocationPayloads)
    .where(eq(invocationPayloads.invocationId, runId));
  return found;
}

/** A run that begins. */
export type NewRun = Required<
  Omit<typeof invocations.$inferInsert, 'errorCode' | 'queueMs' | 'runMs' | 'feedback' | keyof TokenUsage>
>;

const insertStatement = prepareStatement((database) => {
  const value = (name: keyof NewRun) => sql.placeholder(name);
  return database
    .insert(invocations)
    .values({
      id: value('id'),
      appId: value('appId'),
      userId: value('userId'),
      keyId: value('keyId'),
      channel: value('channel'),
      targetId: value('targetId'),
      targetVersion: value('targetVersion'),
      status: value('status'),
      bytesIn: value('bytesIn'),
      bytesOut: value('bytesOut'),
      logPolicy: value('logPolicy'),
      serverId: value('serverId'),
      createdAt: value('createdAt'),
    })
    .prepare('run_insert');
});

/**
 * Stores a run, unless its app or its key already has as many runs in progress as its limit allows. Servers count one
 * after the other. A run whose server died counts until it is closed as lost.
 *
 * @returns Whether the run was stored.
 */
export async function insertRunWithinLimits(
  database: Database,
  run: NewRun,
  concurrencyLimits: { readonly app: number | null; readonly key: number | null },
): Promise<boolean> {
  const limits = [
    ...(concurrencyLimits.app === null
      ? []
      : [{ column: invocations.appId, id: run.appId, limit: concurrencyLimits.app }]),
    ...(concurrencyLimits.key === null || !run.keyId
      ? []
      : [{ column: invocations.keyId, id: run.keyId, limit: concurrencyLimits.key }]),
  ];
  const insert = (connection: Database) => insertStatement(connection).execute({ ...run });
  if (limits.length === 0) {
    await insert(database);
    return true;
  }
  return database.transaction(async (transaction) => {
    for (const { column, id, limit } of limits) {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`runs of ${id}`}, 0))`);
      const isRunning = and(eq(column, id), eq(invocations.status, 'running'));
      const [running] = await transaction.select({ total: count() }).from(invocations).where(isRunning);
      if ((running?.total ?? 0) >= limit) return false;
    }
    await insert(transaction);
    return true;
  });
}

/** The end of a run whose work another run has taken over. Its tokens still count. */
const LOST: Omit<Outcome, keyof TokenUsage> = {
  status: 'lost',
  errorCode: null,
  queueMs: null,
  runMs: null,
  bytesOut: 0,
};

/**
 * Stores the end of a run, also if the run was closed as lost because its server was slow. When the history was cleared
 * during the run, its size and payload are not stored.
 *
 * @param storeResult Stores the result of the run for its caller, in the same transaction. Returns false if another run
 *   has taken over the work. This run then ends as lost.
 */
export async function endRun(
  database: Database,
  id: string,
  outcome: Outcome,
  payload: Payload | undefined,
  storeResult?: (transaction: Database) => Promise<boolean>,
): Promise<void> {
  if (!payload && !storeResult) {
    await endStatement(database).execute({ id, ...outcome });
    return;
  }
  await database.transaction(async (transaction) => {
    const isLost = storeResult !== undefined && !(await storeResult(transaction));
    const [ended] = await endStatement(transaction).execute({ id, ...outcome, ...(isLost ? LOST : {}) });
    if (!payload || isLost || ended?.logPolicy !== 'full') return;
    await transaction.insert(invocationPayloads).values({ ...payload, invocationId: id });
  });
}

export async function setFeedback(database: Database, id: string, feedback: Run['feedback']): Promise<void> {
  await database.update(invocations).set({ feedback }).where(eq(invocations.id, id));
}

/**
 * Returns the search for a keyword. A complete id finds its run. No index finds a part of a version, so a number that
 * occurs in a version is searched in all runs. Any other keyword can only occur in the names of callers, which an index
 * finds.
 */
async function chooseSearch(database: Database, keyword: string): Promise<ListSearch> {
  if (isRunId(keyword)) return RUN_BY_ID;
  if (!NUMBER.test(keyword) || (await isInVersion(database, keyword))) return SEARCH;
  return { ...SEARCH, candidates: findRunsByCaller };
}

/**
 * Returns whether the version of any run contains the keyword. Reads each different version once from the index,
 * because there are few.
 */
async function isInVersion(database: Database, keyword: string): Promise<boolean> {
  const version = sql.identifier(invocations.targetVersion.name);
  const { rows } = await database.execute(sql`
    with recursive versions as (
      select (select min(${version}) from ${invocations}) as version
      union all
      select (select min(${version}) from ${invocations} where ${version} > versions.version)
      from versions where versions.version is not null
    )
    select from versions where strpos(version, ${keyword}) > 0 limit 1`);
  return rows.length > 0;
}

function isVisibleTo(actor: Actor): SQL | undefined {
  return and(
    isNull(apps.removedAt),
    isShownInHistory(actor.at),
    isAdmin(actor.user) ? undefined : matchVisibleRuns(actor.user.id),
  );
}

/**
 * Returns the condition for runs that a history shows: those within the retention of their app, except runs with the
 * log policy `none`, which are only counted. The query must join apps.
 */
function isShownInHistory(now: Date): SQL | undefined {
  return and(
    isInHistory(invocations.logPolicy),
    sql`${invocations.createdAt} > ${subtractDays(now, apps.retentionDays)}`,
  );
}

/**
 * The same condition as {@link isShownInHistory}, without runs of removed apps, for a query that does not join apps.
 * Such a query only reads an index. Only runs of apps with a shorter retention than the default, and runs older than
 * the default, need their app.
 */
function isShownWithoutJoin(now: Date): SQL | undefined {
  const { defaultRetentionDays } = LIMITS;
  const removed = sql`select ${apps.id} from ${apps} where ${isNotNull(apps.removedAt)}`;
  const short = sql`select ${apps.id} from ${apps} where ${lt(apps.retentionDays, defaultRetentionDays)}`;
  const retentionStart = sql`select ${subtractDays(now, apps.retentionDays)} from ${apps} where ${eq(apps.id, invocations.appId)}`;
  return and(
    isInHistory(invocations.logPolicy),
    sql`${invocations.appId} not in (${removed})`,
    or(
      and(
        // A subquery, so that PostgreSQL computes the time once and not for each run.
        sql`${invocations.createdAt} > (select ${subtractDays(now, sql`${defaultRetentionDays}::int`)})`,
        sql`${invocations.appId} not in (${short})`,
      ),
      sql`${invocations.createdAt} > (${retentionStart})`,
    ),
  );
}

/**
 * Returns the time some days ago, rounded to the minute, so that paging repeats the same query and long histories are
 * counted once.
 */
function subtractDays(now: Date, days: SQLWrapper): SQL {
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  return sql`${minute.toISOString()}::timestamptz - ${days} * interval '1 day'`;
}

/**
 * Returns whether the user may read the payload without stating a reason: in their own run, or with the level `view`.
 */
export function mayReadPayload(
  { row, level }: { readonly row: Pick<FoundRun['row'], 'userId'>; readonly level: AppLevel | null },
  { user }: Pick<Actor, 'user'>,
): boolean {
  return row.userId === user.id || (level !== null && includesLevel(level, 'view'));
}

export function toRun(
  { row, seedKey, kind, userName, hasPayload, level, ...found }: FoundRun,
  actor: Actor,
): Run {
  const { logPolicy: _, userId: __, serverId: ___, ...rest } = row;
  const appName = localizeSeedName('app', seedKey, found.appName, actor.locale);
  const snippet = mayReadPayload({ row, level }, actor) ? found.snippet : null;
  return { ...rest, appName, kind, userName, hasPayload, snippet, createdAt: row.createdAt.toISOString() };
}
