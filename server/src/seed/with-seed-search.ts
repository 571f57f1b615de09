import { LOCALE_IDS } from '@atrium/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListSearch } from '../database/list/search-text.ts';
import { listSeedTranslations, translateSeed } from '../domain/texts/translate.ts';
import { SEED_TEXTS, type SeededKind } from './seed-texts.ts';

/** The columns of a kind of row that the search for seeds uses. */
interface SeedColumns {
  /** An indexed column that contains the slug, or the seed key of an app. */
  readonly key: PgColumn;
  /** The columns to search. */
  readonly texts: Partial<Readonly<Record<'name' | 'description', PgColumn>>>;
}

/**
 * Extends a search to the texts of seeded rows in languages other than the stored one. This does not apply to a text
 * that a user has changed.
 */
export function withSeedSearch(
  search: ListSearch,
  kind: SeededKind,
  { key, texts }: SeedColumns,
): ListSearch {
  const findSeeds = (keyword: string) =>
    Object.entries(SEED_TEXTS[kind]).flatMap(([seed, seedTexts]) =>
      (['name', 'description'] as const).flatMap((field) => {
        const column = texts[field];
        const translations = listSeedTranslations(seedTexts[field]);
        const isFound = translations.some((text) => text.toLowerCase().includes(keyword.toLowerCase()));
        return column && isFound ? [{ seed, column, translations }] : [];
      }),
    );
  return {
    contains(keyword) {
      const seeds = findSeeds(keyword).map(({ seed, column, translations }) =>
        and(eq(key, seed), inArray(column, translations)),
      );
      return seeds.length === 0 ? search.contains(keyword) : sql`(${or(search.contains(keyword), ...seeds)})`;
    },
    candidates(keyword) {
      const seeds = findSeeds(keyword).map(({ seed }) => seed);
      const candidates = search.candidates?.(keyword);
      return candidates && seeds.length > 0 ? or(candidates, inArray(key, seeds)) : candidates;
    },
  };
}

/**
 * Returns the condition for seeded rows that have one of these tags in any language. Rows whose tags were changed do
 * not match.
 */
export function matchSeedTags(
  kind: SeededKind,
  columns: { readonly key: PgColumn; readonly tags: PgColumn },
  requested: readonly string[],
): SQL | undefined {
  const seeds = Object.entries(SEED_TEXTS[kind]).flatMap(([seed, { tags }]) => {
    const translations = LOCALE_IDS.map((locale) => (tags ?? []).map((tag) => translateSeed(locale, tag)));
    return translations.flat().some((tag) => requested.includes(tag)) ? [{ seed, translations }] : [];
  });
  return or(
    ...seeds.map(({ seed, translations }) => and(eq(columns.key, seed), inArray(columns.tags, translations))),
  );
}
