import { type AppLevel, SHARE_LEVELS, type ShareLevel } from '@atrium/contract';
import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { appShares } from '../../database/schema/app-shares.ts';
import { apps } from '../../database/schema/apps.ts';
import { groupMembers } from '../../database/schema/groups.ts';

/** The condition for shares with all signed-in users. */
const FOR_EVERYONE = sql`(${appShares.userId} is null and ${appShares.groupId} is null)`;
/** The access levels of shares, the lowest first, as an array in SQL. */
const LEVELS = sql.raw(`array[${SHARE_LEVELS.map((level) => `'${level}'`).join(', ')}]`);

/**
 * Selects the level of a user for an app, as the owner or by the highest of the app's shares. Null if the user has no
 * access. The role of an admin does not count. The query must read the table of apps.
 */
export function selectLevel(userId: SQLWrapper): SQL<AppLevel | null> {
  const groups = sql`select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${userId}`;
  const level = sql`case when ${apps.ownerId} = ${userId} then 'manage' else (
    select ${appShares.level} from ${appShares}
    where ${appShares.appId} = ${apps.id}
      and (${appShares.userId} = ${userId} or ${appShares.groupId} in (${groups}) or ${FOR_EVERYONE})
    order by array_position(${LEVELS}, ${appShares.level}) desc limit 1
  ) end`;
  // Nested in another `sql`. Otherwise drizzle omits the table names of the columns if a query reads one table only.
  return sql<AppLevel | null>`(${level})`;
}

/**
 * The condition for apps that a user owns, or that are shared with the user at the level or a higher one. The role of
 * an admin does not count. The query must read the table of apps.
 */
export function isOwnOrShared(userId: string, level: ShareLevel): SQL | undefined {
  return or(eq(apps.ownerId, userId), isSharedWith(userId, level));
}

/**
 * The condition for apps that are shared with the user at the level or a higher one. The database finds these apps once
 * for a query, each way of sharing by an index.
 */
export function isSharedWith(userId: string, level: ShareLevel): SQL {
  const sufficientLevels = SHARE_LEVELS.slice(SHARE_LEVELS.indexOf(level));
  const hasSufficientLevel = sql`${appShares.level} in (${sql.join(
    sufficientLevels.map((sufficient) => sql`${sufficient}`),
    sql`, `,
  )})`;
  const shares = [
    sql`select ${appShares.appId} from ${appShares} where ${appShares.userId} = ${userId} and ${hasSufficientLevel}`,
    sql`select ${appShares.appId} from ${groupMembers}
      join ${appShares} on ${appShares.groupId} = ${groupMembers.groupId}
      where ${groupMembers.userId} = ${userId} and ${hasSufficientLevel}`,
    sql`select ${appShares.appId} from ${appShares} where ${FOR_EVERYONE} and ${hasSufficientLevel}`,
  ];
  return sql`${apps.id} = any(array(${sql.join(shares, sql` union all `)}))`;
}
