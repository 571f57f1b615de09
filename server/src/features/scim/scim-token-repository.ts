import type { ListBody, ScimToken } from '@atrium/contract';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { scimTokens } from '../../database/schema/scim-tokens.ts';

export type ScimTokenRow = typeof scimTokens.$inferSelect;

const TOKEN_LIST_FIELDS: ListFields = {
  search: searchByIndex(scimTokens.name, scimTokens.prefix),
  filters: {},
  ranges: { createdAt: scimTokens.createdAt },
  sorts: { name: scimTokens.name, createdAt: scimTokens.createdAt },
  newestFirst: [scimTokens.createdAt, scimTokens.id],
};

export async function findTokenPage(
  database: Database,
  body: ListBody,
): Promise<{ list: ScimToken[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: TOKEN_LIST_FIELDS,
    table: scimTokens,
    rows: database.select().from(scimTokens),
  });
  return { list: list.map(toScimToken), total };
}

export async function insertToken(
  database: Database,
  row: typeof scimTokens.$inferInsert,
): Promise<ScimTokenRow> {
  const [inserted] = await database.insert(scimTokens).values(row).returning();
  if (!inserted) throw new Error('The insert returned no row.');
  return inserted;
}

/** Returns the number of tokens that have not expired. */
export async function countUsableTokens(database: Database, now: Date): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(scimTokens)
    .where(gt(scimTokens.expiresAt, now));
  return counted?.total ?? 0;
}

/** Deletes tokens. Returns those that existed. */
export function deleteTokens(database: Database, ids: readonly string[]): Promise<ScimTokenRow[]> {
  return database
    .delete(scimTokens)
    .where(inArray(scimTokens.id, [...ids]))
    .returning();
}

/** Returns the token with this hash, unless it has expired. */
export async function findUsableToken(
  database: Database,
  secretHash: string,
  now: Date,
): Promise<ScimTokenRow | undefined> {
  const [found] = await database
    .select()
    .from(scimTokens)
    .where(and(eq(scimTokens.secretHash, secretHash), gt(scimTokens.expiresAt, now)));
  return found;
}

/** Stores the time of the last use of a token. */
export async function touchToken(database: Database, id: string, now: Date): Promise<void> {
  await database.update(scimTokens).set({ lastUsedAt: now }).where(eq(scimTokens.id, id));
}

export function toScimToken(row: ScimTokenRow): ScimToken {
  const { id, name, prefix, createdBy, updatedBy, revision } = row;
  return {
    id,
    name,
    prefix,
    createdBy,
    updatedBy,
    revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
