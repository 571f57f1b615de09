import { inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListSearch } from '../database/list/search-text.ts';
import type { Localized, MessageLocale } from '../domain/message-locale.ts';
import { SEED_TEXTS } from './seed-texts.ts';

/** The texts of the first version of each seeded algorithm: its note, and the reason for setting its alias. */
export const SEED_VERSION_TEXTS = {
  note: {
    'zh-CN': '默认参数',
    'en-US': 'Default parameters',
  },
  reason: { 'zh-CN': '初始设置', 'en-US': 'Initial setup' },
} as const satisfies Readonly<Record<string, Localized>>;

type Field = keyof typeof SEED_VERSION_TEXTS;

/** Returns the text in the reader's language if it belongs to the first version of the seeded algorithm `slug`. */
export function localizeSeedVersionText(
  field: Field,
  { slug, version }: { readonly slug: string | undefined; readonly version: number | null },
  text: string,
  locale: MessageLocale,
): string {
  const isSeed = version === 1 && slug !== undefined && Object.hasOwn(SEED_TEXTS.algorithm, slug);
  const texts: Localized = SEED_VERSION_TEXTS[field];
  return isSeed && Object.values(texts).includes(text) ? texts[locale] : text;
}

/** Extends a search to a seeded text in the language in which it is not stored. */
export function searchSeedVersionText(search: ListSearch, field: Field, column: PgColumn): ListSearch {
  const texts: string[] = Object.values(SEED_VERSION_TEXTS[field]);
  return {
    contains(keyword) {
      const isFound = texts.some((text) => text.toLowerCase().includes(keyword.toLowerCase()));
      const found = search.contains(keyword);
      return isFound ? sql`(${or(found, inArray(column, texts))})` : found;
    },
  };
}
