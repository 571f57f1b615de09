import type { AliasMove, ListBody } from '@atrium/contract';
import { and, asc, desc, eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchIn } from '../../database/list/search-text.ts';
import { algorithmAliases, aliasMoves } from '../../database/schema/algorithm-aliases.ts';
import { users } from '../../database/schema/users.ts';
import { withSeedVersionTranslations } from '../../seed/seed-version-texts.ts';

type MoveRow = InferInsertModel<typeof aliasMoves>;

export const ALIAS_HISTORY_FIELDS: ListFields = {
  search: withSeedVersionTranslations(
    searchIn(aliasMoves.alias, aliasMoves.reason),
    'reason',
    aliasMoves.reason,
  ),
  filters: { alias: aliasMoves.alias },
  ranges: { at: aliasMoves.at },
  sorts: { at: aliasMoves.at },
  newestFirst: [aliasMoves.at, aliasMoves.id],
};

/** Returns the version that the alias points at, or null. */
export async function findAliasVersion(
  database: Database,
  algorithmId: string,
  name: string,
): Promise<number | null> {
  const [found] = await database
    .select({ version: algorithmAliases.version })
    .from(algorithmAliases)
    .where(and(eq(algorithmAliases.algorithmId, algorithmId), eq(algorithmAliases.name, name)));
  return found?.version ?? null;
}

/** Returns the sorted names of the aliases that point at the version. */
export async function findAliasNames(
  database: Database,
  algorithmId: string,
  version: number,
): Promise<string[]> {
  const { name } = algorithmAliases;
  const found = await database
    .select({ name })
    .from(algorithmAliases)
    .where(and(eq(algorithmAliases.algorithmId, algorithmId), eq(algorithmAliases.version, version)))
    .orderBy(asc(name));
  return found.map((alias) => alias.name);
}

/** Points the alias at another version, or removes it, and records the change. */
export async function setAliasVersion(database: Database, row: MoveRow): Promise<void> {
  const { algorithmId, alias: name, toVersion: version } = row;
  const isAlias = and(eq(algorithmAliases.algorithmId, algorithmId), eq(algorithmAliases.name, name));
  if (version == null) await database.delete(algorithmAliases).where(isAlias);
  else {
    await database
      .insert(algorithmAliases)
      .values({ algorithmId, name, version })
      .onConflictDoUpdate({
        target: [algorithmAliases.algorithmId, algorithmAliases.name],
        set: { version },
      });
  }
  await database.insert(aliasMoves).values(row);
}

export async function findAliasMove(database: Database, id: string) {
  const [found] = await database.select().from(aliasMoves).where(eq(aliasMoves.id, id));
  return found;
}

export async function findLastAliasMove(database: Database, algorithmId: string, alias: string) {
  const [found] = await database
    .select()
    .from(aliasMoves)
    .where(and(eq(aliasMoves.algorithmId, algorithmId), eq(aliasMoves.alias, alias)))
    .orderBy(desc(aliasMoves.at), desc(aliasMoves.id))
    .limit(1);
  return found;
}

export async function findAliasMoves(
  database: Database,
  algorithmId: string,
  body: ListBody,
): Promise<{ list: AliasMove[]; total: number }> {
  const isLast = sql<boolean>`not exists (
    select from ${aliasMoves} as later
    where later.algorithm_id = ${aliasMoves.algorithmId} and later.alias = ${aliasMoves.alias}
      and (later.at, later.id) > (${aliasMoves.at}, ${aliasMoves.id})
  )`;
  const { list: rows, total } = await findPage(database, {
    body,
    fields: ALIAS_HISTORY_FIELDS,
    where: eq(aliasMoves.algorithmId, algorithmId),
    table: aliasMoves,
    rows: database
      .select({ row: aliasMoves, byName: users.name, isLast })
      .from(aliasMoves)
      .leftJoin(users, eq(users.id, aliasMoves.movedBy)),
  });
  const list = rows.map(({ row: { movedBy, algorithmId: _, ...row }, ...more }) => ({
    ...row,
    ...more,
    at: row.at.toISOString(),
  }));
  return { list, total };
}
