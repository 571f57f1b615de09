import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListSearch } from '../database/list/search-text.ts';
import { SEED_TEXTS, type SeededKind } from './seed-texts.ts';

/** Where rows of a kind store what a search for seeds needs. */
interface SeedColumns {
  /** An indexed column with the slug, or the seed key of an app. */
  readonly key: PgColumn;
  /** The columns that are searched. */
  readonly texts: Partial<Readonly<Record<'name' | 'description', PgColumn>>>;
}

/** A search that also finds seeded rows by their texts in the languages in which they are not stored. */
export function searchSeeds(kind: SeededKind, { key, texts }: SeedColumns, search: ListSearch): ListSearch {
  const found = (keyword: string) =>
    Object.entries(SEED_TEXTS[kind]).flatMap(([seed, seedTexts]) =>
      (['name', 'description'] as const).flatMap((field) => {
        const column = texts[field];
        const wordings = Object.values(seedTexts[field]);
        const isFound = wordings.some((text) => text.toLowerCase().includes(keyword.toLowerCase()));
        return column && isFound ? [{ seed, column, wordings }] : [];
      }),
    );
  return {
    contains(keyword) {
      const seeds = found(keyword).map(({ seed, column, wordings }) =>
        and(eq(key, seed), inArray(column, wordings)),
      );
      return seeds.length === 0 ? search.contains(keyword) : sql`(${or(search.contains(keyword), ...seeds)})`;
    },
    candidates(keyword) {
      const seeds = found(keyword).map(({ seed }) => seed);
      const candidates = search.candidates?.(keyword);
      return candidates && seeds.length > 0 ? or(candidates, inArray(key, seeds)) : candidates;
    },
  };
}

/** The condition that a seeded row has one of these tags in any language, while nobody changed its tags. */
export function seedsWithTags(
  kind: SeededKind,
  columns: { readonly key: PgColumn; readonly tags: PgColumn },
  requested: readonly string[],
): SQL | undefined {
  const seeds = Object.entries(SEED_TEXTS[kind]).flatMap(([seed, { tags }]) => {
    const wordings = Object.values(tags ?? {});
    return wordings.flat().some((tag) => requested.includes(tag)) ? [{ seed, wordings }] : [];
  });
  return or(
    ...seeds.map(({ seed, wordings }) => and(eq(columns.key, seed), inArray(columns.tags, wordings))),
  );
}
