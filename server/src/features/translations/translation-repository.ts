import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { translations } from '../../database/schema/translations.ts';

/** Returns all stored messages by locale and message id. */
export async function readTranslations(database: Database): Promise<Record<string, Record<string, string>>> {
  const rows = await database
    .select()
    .from(translations)
    .orderBy(asc(translations.locale), asc(translations.id));
  const byLocale = Map.groupBy(rows, (row) => row.locale);
  return Object.fromEntries(
    [...byLocale].map(([locale, own]) => [
      locale,
      Object.fromEntries(own.map((row) => [row.id, row.message] as const)),
    ]),
  );
}
