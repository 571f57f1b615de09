import { type SQL, sql } from 'drizzle-orm';
import { statementValue } from '../../database/prepared-statement.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';

/**
 * Of how many of the last runs, and how many of these must have failed, that an app counts as failing: no parameters, for
 * a plan that is kept has to know them.
 */
const LAST_RUNS = sql.raw('10');
const FAILED_RUNS = sql.raw('5');

/**
 * App and time of a run are compared as one, and ordered so, since that leaves the planner no index but theirs. Where
 * one app has most of the runs, it would rather look through all of them for those of an app that has none.
 */
const PLACE = sql`(${invocations.appId}, ${invocations.createdAt})`;
const NEWEST_FIRST = sql`${invocations.appId} desc, ${invocations.createdAt} desc`;

function since(moment: SQL): SQL {
  return sql`${PLACE} >= (${apps.id}, ${moment}) and ${PLACE} <= (${apps.id}, 'infinity'::timestamptz)`;
}

const EVER = sql`'-infinity'::timestamptz`;

/** Calls of an app since the viewer's day began, in the viewer's time zone: placeholders `viewerId` and `now`. */
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

/** Whether most of its last runs failed, by no will of their callers. */
export function isFailing(): SQL<boolean> {
  return sql<boolean>`(
    select count(*) filter (where last.status in ('failed', 'timeout')) >= ${FAILED_RUNS} from (
      select ${invocations.status} as status from ${invocations} where ${since(EVER)}
        order by ${NEWEST_FIRST} limit ${LAST_RUNS}
    ) as last
  )`;
}
