import type { LocaleId } from '@atrium/contract';
import { inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListSearch } from '../database/list/search-text.ts';
import { listSeedTranslations, translateSeed } from '../domain/texts/translate.ts';
import { SEED_TEXTS } from './seed-texts.ts';

/** The texts of the first version of each seeded algorithm: its note, and the reason for setting its alias. */
export const SEED_VERSION_TEXTS = {
  note: 'Default parameters',
  reason: 'Initial setup',
} as const;

type Field = keyof typeof SEED_VERSION_TEXTS;

/** Returns the text in the reader's language if it belongs to the first version of the seeded algorithm `slug`. */
export function localizeSeedVersionText(
  field: Field,
  { slug, version }: { readonly slug: string | undefined; readonly version: number | null },
  text: string,
  locale: LocaleId,
): string {
  const isSeed = version === 1 && slug !== undefined && Object.hasOwn(SEED_TEXTS.algorithm, slug);
  const seeded = SEED_VERSION_TEXTS[field];
  return isSeed && listSeedTranslations(seeded).includes(text) ? translateSeed(locale, seeded) : text;
}

/** Returns the search, extended to a seeded text in languages other than the stored one. */
export function withSeedVersionTranslations(search: ListSearch, field: Field, column: PgColumn): ListSearch {
  const texts = listSeedTranslations(SEED_VERSION_TEXTS[field]);
  return {
    contains(keyword) {
      const isFound = texts.some((text) => text.toLowerCase().includes(keyword.toLowerCase()));
      const found = search.contains(keyword);
      return isFound ? sql`(${or(found, inArray(column, texts))})` : found;
    },
  };
}
