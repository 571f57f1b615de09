import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Returns a function that returns the statement for a database. The statement is built once for each database and
 * planned once per connection, because PostgreSQL needs more time to plan joins than to run them. It has a name, and
 * placeholders for the values that differ between calls.
 */
export function prepareStatement<Statement>(
  prepare: (database: Database) => Statement,
): (database: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = statements.get(database) ?? prepare(database);
    statements.set(database, statement);
    return statement;
  };
}

/**
 * Returns a placeholder of a prepared statement. The subquery hides the value from the planner. Otherwise PostgreSQL
 * could plan each call again, because a plan for a short list of ids or a recent time seems cheaper than the stored
 * plan.
 */
export function createParameter(name: string, type: 'uuid[]' | 'text[]' | 'timestamptz'): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`;
}
