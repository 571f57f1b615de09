import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { users } from './schema/users.ts';

/**
 * Selects the name of the user that a column refers to, for a lateral join. The limit prevents the planner from
 * merge-joining a few rows with all users in id order.
 */
export function selectUserName<Alias extends string>(database: Database, id: PgColumn, alias: Alias) {
  return database.select({ name: users.name }).from(users).where(eq(users.id, id)).limit(1).as(alias);
}
