import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** How long the list of pending entries may become, in kilobytes. */
const PENDING_LIMIT = 128;
/** Of how many pairs a search takes what they have in common. */
const MOST_PAIRS = 4;

/** How a list finds rows by a word. */
export interface ListSearch {
  /** Rows that contain it, in letters of either case. */
  contains(word: string): SQL;
  /** What an index finds of them: all, and perhaps some others. None for a word that no index knows. */
  candidates?(word: string): SQL | undefined;
}

/** Looks a word up in columns of the listed rows. */
export function searchIn(...columns: readonly PgColumn[]): ListSearch {
  const text = searchedText(columns);
  // Unlike `like`, it has no characters of a meaning of their own, and no opinion on how many rows there will be.
  return { contains: (word) => sql`strpos(lower(${text}), lower(${word})) > 0` };
}

/** The same in columns that {@link searchIndex} is about, in the same order. */
export function searchByIndex(...columns: readonly PgColumn[]): ListSearch {
  return {
    ...searchIn(...columns),
    candidates(word) {
      const pairs = pairsOf(word);
      if (pairs.length === 0) return undefined;
      const lowered = sql.join(
        pairs.map((pair) => sql`lower(${pair})`),
        sql`, `,
      );
      return sql`search_pairs(${searchedText(columns)}) @> array[${lowered}]`;
    },
  };
}

/**
 * An index on all pairs of neighbouring characters, which finds words and parts of words in any language; trigrams, the
 * usual means, know nothing of words of two Chinese characters. New entries wait in a list that PostgreSQL sorts into the
 * index once it is full, which stores many rows several times as fast; every search reads that list, so it is short.
 * Without the condition that rows are there: the planner would not use what it knows of them.
 */
export function searchIndex(name: string, ...columns: readonly PgColumn[]) {
  return index(name)
    .using('gin', sql`search_pairs(${searchedText(columns)})`)
    .with({ fastupdate: true, gin_pending_list_limit: PENDING_LIMIT });
}

/** Columns as one text, below one another. */
function searchedText(columns: readonly PgColumn[]): SQL {
  const texts = columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`));
  return sql`(${sql.join(texts, sql` || E'\\n' || `)})`;
}

/**
 * Pairs of a word that texts are looked up by, evenly spread: each makes the planner believe in fewer texts, as if they
 * had nothing to do with each other. A single letter of ASCII is no pair, and in nearly every text; of other scripts
 * single characters are kept too. Of all letters only `İ` is longer in lower case, with some databases.
 */
function pairsOf(word: string): readonly string[] {
  const letters = [...word];
  if (word.includes('İ')) return [];
  if (letters.length < 2) return word > '\x7f' ? [word] : [];
  const last = letters.length - 2;
  const places = Array.from({ length: MOST_PAIRS }, (_, index) =>
    Math.round((index * last) / (MOST_PAIRS - 1)),
  );
  return [...new Set(places)].map((place) => `${letters[place]}${letters[place + 1]}`);
}

/** The ids of what a word is found in, for rows that point at them; none for a word that no index knows. */
export function foundIds(
  table: PgTable & { readonly id: PgColumn },
  search: ListSearch,
  word: string,
): SQL | undefined {
  const candidates = search.candidates?.(word);
  if (!candidates) return undefined;
  return sql`array(select ${table.id} from ${table} where ${candidates} and ${search.contains(word)})`;
}
