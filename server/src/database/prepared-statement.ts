import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * A statement that is built once, and planned once by each connection, since planning joins takes the database longer
 * than answering them: named as it is prepared, with placeholders for whatever differs from call to call.
 */
export function preparedStatement<Statement>(
  prepare: (database: Database) => Statement,
): (database: Database) => Statement {
  const kept = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = kept.get(database) ?? prepare(database);
    kept.set(database, statement);
    return statement;
  };
}

/**
 * The value of a placeholder of a prepared statement. The query around it hides it from the planner, which would take a short
 * list or a late moment as a reason to plan anew each time.
 */
export function statementValue(name: string, type: 'uuid[]' | 'text[]' | 'timestamptz'): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`;
}
