import type { TaskId } from '@atrium/contract';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import { TARGET_TABLES } from '../../database/schema/target-tables.ts';
import { users } from '../../database/schema/users.ts';
import type { ApiCaller } from '../../domain/api-caller.ts';
import { isOwnOrShared } from '../app/app-access-query.ts';

interface CallableQuery {
  /** The tasks of the apps to return. */
  readonly tasks: readonly TaskId[];
  readonly limit: number;
  readonly offset?: number;
}

/** The task of an app's target. The target is in the table of its kind. */
const TASK = sql<TaskId>`coalesce(${sql.join(
  Object.values(TARGET_TABLES).map(
    (table) => sql`(select ${table.task} from ${table} where ${table.id} = ${apps.targetId})`,
  ),
  sql`, `,
)})`;

/** Returns a page of the apps that a key may call, newest first, and the number of all these apps. */
export async function findCallableApps(
  database: Database,
  { app, owner }: ApiCaller,
  { tasks, limit, offset = 0 }: CallableQuery,
) {
  const where = and(
    isNull(apps.removedAt),
    app ? eq(apps.id, app.id) : isOwnOrShared(owner.id, 'use'),
    inArray(TASK, [...tasks]),
  );
  const { id, name, description, status, createdAt } = apps;
  const [list, [counted]] = await Promise.all([
    database
      .select({ id, name, description, status, createdAt, task: TASK, ownerAccount: users.account })
      .from(apps)
      .innerJoin(users, eq(users.id, apps.ownerId))
      .where(where)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(apps).where(where),
  ]);
  return { list, total: counted?.total ?? 0 };
}

/** Returns the username of the owner of an app; an empty text if the app does not exist. */
export async function findOwnerAccount(database: Database, appId: string): Promise<string> {
  const [owner] = await database
    .select({ account: users.account })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.ownerId))
    .where(eq(apps.id, appId));
  return owner?.account ?? '';
}
