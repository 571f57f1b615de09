import { type SQL, sql } from 'drizzle-orm';
import { statementValue } from '../../database/prepared-statement.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';

/**
 * The number of last runs that are checked, and how many of them must fail for an app to count as failing. They are not
 * parameters, because a cached plan must contain them.
 */
const LAST_RUNS = sql.raw('10');
const FAILED_RUNS = sql.raw('5');

/**
 * Compares and orders the app and the time of a run as one value, so that the planner can use only the index on both.
 * When one app has most of the runs, the planner would otherwise scan all of them for an app that has none.
 */
const PLACE = sql`(${invocations.appId}, ${invocations.createdAt})`;
const NEWEST_FIRST = sql`${invocations.appId} desc, ${invocations.createdAt} desc`;

function since(moment: SQL): SQL {
  return sql`${PLACE} >= (${apps.id}, ${moment}) and ${PLACE} <= (${apps.id}, 'infinity'::timestamptz)`;
}

const EVER = sql`'-infinity'::timestamptz`;

/**
 * Counts the runs of an app since the start of the viewer's day, in the viewer's time zone. Uses the placeholders
 * `viewerId` and `now`.
 */
export function callsToday(): SQL<number> {
  const viewer = sql.placeholder('viewerId');
  const zone = sql`coalesce((select time_zone from ${users} as viewer where viewer.id = ${viewer}), 'UTC')`;
  const today = sql`date_trunc('day', ${statementValue('now', 'timestamptz')}, ${zone})`;
  return sql<number>`(select count(*)::int from ${invocations} where ${since(today)})`;
}

export function lastCallAt(): SQL<string | Date | null> {
  return sql<string | Date | null>`(
    select ${invocations.createdAt} from ${invocations} where ${since(EVER)} order by ${NEWEST_FIRST} limit 1
  )`;
}

/** Whether most of the app's last runs failed for reasons other than their callers. */
export function isFailing(): SQL<boolean> {
  return sql<boolean>`(
    select count(*) filter (where last.status in ('failed', 'timeout')) >= ${FAILED_RUNS} from (
      select ${invocations.status} as status from ${invocations} where ${since(EVER)}
        order by ${NEWEST_FIRST} limit ${LAST_RUNS}
    ) as last
  )`;
}
