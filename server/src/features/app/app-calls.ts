import { type SQL, sql } from 'drizzle-orm';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import type { Viewer } from './viewer.ts';

/** Of how many of the last runs, and how many of these must have failed, that an app counts as failing. */
const LAST_RUNS = 10;
const FAILED_RUNS = 5;

/** Calls of an app since the viewer's day began, in the viewer's time zone. */
export function callsToday(viewer: Viewer): SQL<number> {
  const zone = sql`coalesce((select time_zone from ${users} as viewer where viewer.id = ${viewer.id}), 'UTC')`;
  return sql<number>`(
    select count(*)::int from ${invocations} where ${invocations.appId} = ${apps.id}
      and ${invocations.createdAt} >= date_trunc('day', ${viewer.now.toISOString()}::timestamptz, ${zone})
  )`;
}

export function lastCallAt(): SQL<string | Date | null> {
  return sql<string | Date | null>`(
    select ${invocations.createdAt} from ${invocations} where ${invocations.appId} = ${apps.id}
      order by ${invocations.createdAt} desc limit 1
  )`;
}

/** Whether most of its last runs failed, by no will of their callers. */
export function isFailing(): SQL<boolean> {
  return sql<boolean>`(
    select count(*) filter (where last.status in ('failed', 'timeout')) >= ${FAILED_RUNS} from (
      select ${invocations.status} as status from ${invocations} where ${invocations.appId} = ${apps.id}
        order by ${invocations.createdAt} desc limit ${LAST_RUNS}
    ) as last
  )`;
}
