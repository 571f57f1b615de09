import { type SQL, sql } from 'drizzle-orm';
import { createParameter } from '../../database/prepare-statement.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';

/**
 * An app is failing if at least `FAILED_RUNS` of its last `LAST_RUNS` runs failed. Both are
 * literals, not parameters, so that PostgreSQL knows them when it plans a prepared statement.
 */
const LAST_RUNS = sql.raw('10');
const FAILED_RUNS = sql.raw('5');

/**
 * The app and the time of a run as one value, by which queries compare and order runs. Only the index on both columns
 * fits such a query. With separate values, the planner would scan all runs to find those of an app without runs, if
 * another app has most of the runs.
 */
const APP_AND_TIME = sql`(${invocations.appId}, ${invocations.createdAt})`;
const NEWEST_FIRST = sql`${invocations.appId} desc, ${invocations.createdAt} desc`;

function matchesRunsSince(since: SQL): SQL {
  return sql`${APP_AND_TIME} >= (${apps.id}, ${since}) and ${APP_AND_TIME} <= (${apps.id}, 'infinity'::timestamptz)`;
}

const BEGINNING = sql`'-infinity'::timestamptz`;

/** Counts the runs of an app since midnight in the viewer's time zone. Uses the placeholders `viewerId` and `now`. */
export function countRunsToday(): SQL<number> {
  const viewer = sql.placeholder('viewerId');
  const zone = sql`coalesce((select time_zone from ${users} as viewer where viewer.id = ${viewer}), 'UTC')`;
  const today = sql`date_trunc('day', ${createParameter('now', 'timestamptz')}, ${zone})`;
  return sql<number>`(select count(*)::int from ${invocations} where ${matchesRunsSince(today)})`;
}

export function selectLastRunTime(): SQL<string | Date | null> {
  return sql<string | Date | null>`(
    select ${invocations.createdAt} from ${invocations} where ${matchesRunsSince(BEGINNING)} order by ${NEWEST_FIRST} limit 1
  )`;
}

/**
 * Selects whether at least five of the app's last ten runs failed or timed out. Runs with
 * another status, such as rejected ones, do not count as failed.
 */
export function isFailing(): SQL<boolean> {
  return sql<boolean>`(
    select count(*) filter (where last.status in ('failed', 'timeout')) >= ${FAILED_RUNS} from (
      select ${invocations.status} as status from ${invocations} where ${matchesRunsSince(BEGINNING)}
        order by ${NEWEST_FIRST} limit ${LAST_RUNS}
    ) as last
  )`;
}
