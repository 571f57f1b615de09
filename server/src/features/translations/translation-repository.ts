import type { LocaleId } from '@atrium/contract';
import { SERVER_PREFIX } from '@atrium/contract/messages';
import { and, asc, eq, inArray, like, not, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { translations } from '../../database/schema/translations.ts';
import { users } from '../../database/schema/users.ts';

/** A text of a deployment that replaces a built-in text. */
export interface Override {
  /** The id of the message. */
  readonly id: string;
  readonly message: string;
  /** The English text that the override translates. Null if it is not known. */
  readonly source: string | null;
  readonly revision: number;
  readonly updatedAt: Date;
  /** The account of the user who stored the override. */
  readonly updatedBy: string | null;
}

/** An override to store. `source` is the English text that the message translates. */
export interface NewOverride {
  readonly locale: LocaleId;
  readonly id: string;
  readonly message: string;
  readonly source: string;
}

interface Change {
  readonly at: Date;
  readonly userId: string;
}

/** Returns the overrides of the console's messages by locale and message id. */
export async function readConsoleOverrides(
  database: Database,
): Promise<Record<string, Record<string, string>>> {
  const rows = await database
    .select()
    .from(translations)
    .where(not(isServerMessage))
    .orderBy(asc(translations.locale), asc(translations.id));
  const byLocale = Map.groupBy(rows, (row) => row.locale);
  return Object.fromEntries(
    [...byLocale].map(([locale, own]) => [
      locale,
      Object.fromEntries(own.map((row) => [row.id, row.message] as const)),
    ]),
  );
}

/** Returns the overrides of the server's texts in all locales. */
export async function readServerOverrides(
  database: Database,
): Promise<readonly { readonly locale: string; readonly id: string; readonly message: string }[]> {
  const { locale, id, message } = translations;
  return database.select({ locale, id, message }).from(translations).where(isServerMessage);
}

/** Returns the overrides of a locale by message id. */
export async function readOverrides(
  database: Database,
  locale: LocaleId,
): Promise<ReadonlyMap<string, Override>> {
  const rows = await selectOverrides(database).where(eq(translations.locale, locale));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the overrides of all locales with the English texts that they translate. */
export async function readOverrideSources(
  database: Database,
): Promise<readonly { readonly locale: string; readonly id: string; readonly source: string | null }[]> {
  const { locale, id, source } = translations;
  return database.select({ locale, id, source }).from(translations);
}

export async function findOverride(
  database: Database,
  locale: LocaleId,
  id: string,
): Promise<Override | undefined> {
  const [found] = await selectOverrides(database).where(isMessage(locale, id));
  return found;
}

/** Stores an override that does not exist yet. Returns false if it exists. */
export async function insertOverride(
  database: Database,
  override: NewOverride,
  change: Change,
): Promise<boolean> {
  const inserted = await database
    .insert(translations)
    .values(stamp(override, change))
    .onConflictDoNothing()
    .returning({ id: translations.id });
  return inserted.length > 0;
}

/** Replaces the override if it still has this revision. Returns false if it does not. */
export async function reviseOverride(
  database: Database,
  override: NewOverride,
  revision: number,
  change: Change,
): Promise<boolean> {
  const revised = await database
    .update(translations)
    .set({ ...stamp(override, change), revision: NEXT_REVISION })
    .where(and(isMessage(override.locale, override.id), eq(translations.revision, revision)))
    .returning({ id: translations.id });
  return revised.length > 0;
}

/** Deletes the override if it still has this revision. Returns false if it does not. */
export async function deleteOverride(
  database: Database,
  { locale, id }: Pick<NewOverride, 'locale' | 'id'>,
  revision: number,
): Promise<boolean> {
  const deleted = await database
    .delete(translations)
    .where(and(isMessage(locale, id), eq(translations.revision, revision)))
    .returning({ id: translations.id });
  return deleted.length > 0;
}

/** Stores overrides, and replaces existing ones. */
export async function storeOverrides(
  database: Database,
  overrides: readonly NewOverride[],
  change: Change,
): Promise<void> {
  if (overrides.length === 0) return;
  await database
    .insert(translations)
    .values(overrides.map((override) => stamp(override, change)))
    .onConflictDoUpdate({
      target: [translations.locale, translations.id],
      set: {
        message: sql`excluded.message`,
        source: sql`excluded.source`,
        updatedAt: sql`excluded.updated_at`,
        updatedBy: sql`excluded.updated_by`,
        revision: NEXT_REVISION,
      },
    });
}

export async function deleteOverrides(
  database: Database,
  locale: LocaleId,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .delete(translations)
    .where(and(eq(translations.locale, locale), inArray(translations.id, [...ids])));
}

const isServerMessage = like(translations.id, `${SERVER_PREFIX}%`);

const NEXT_REVISION = sql`nextval('translations_revision_seq')`;

function selectOverrides(database: Database) {
  const { id, message, source, revision, updatedAt } = translations;
  return database
    .select({ id, message, source, revision, updatedAt, updatedBy: users.account })
    .from(translations)
    .leftJoin(users, eq(users.id, translations.updatedBy));
}

const isMessage = (locale: LocaleId, id: string) =>
  and(eq(translations.locale, locale), eq(translations.id, id));

const stamp = (override: NewOverride, { at, userId }: Change) => ({
  ...override,
  updatedAt: at,
  updatedBy: userId,
});
