import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The maximum size of the list of pending entries, in kilobytes. */
const PENDING_LIMIT = 128;
/** The number of character pairs that a search combines. */
const MOST_PAIRS = 4;

/** The text search of a list. */
export interface ListSearch {
  /** The condition for rows that contain the text, ignoring case. */
  contains(word: string): SQL;
  /**
   * The condition for rows that an index finds: all matches and possibly others. Undefined when the index cannot find
   * the text.
   */
  candidates?(word: string): SQL | undefined;
}

/** Searches columns of the listed rows. */
export function searchIn(...columns: readonly PgColumn[]): ListSearch {
  const text = searchedText(columns);
  // Unlike `like`, it has no special characters and does not affect the planner's row estimate.
  return { contains: (word) => sql`strpos(lower(${text}), lower(${word})) > 0` };
}

/** Searches the columns of a {@link searchIndex}, in the same order. */
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
 * Returns an index on all pairs of adjacent characters, which finds words and parts of words in any language. Trigrams,
 * the usual method, do not find words of two Chinese characters. New entries wait in a list that PostgreSQL sorts into
 * the index when it is full, which stores many rows several times as fast. Every search reads that list, so it is
 * short. The index has no condition that excludes removed rows, because the planner would then not use its statistics.
 */
export function searchIndex(name: string, ...columns: readonly PgColumn[]) {
  return index(name)
    .using('gin', sql`search_pairs(${searchedText(columns)})`)
    .with({ fastupdate: true, gin_pending_list_limit: PENDING_LIMIT });
}

/** Joins columns into one text, one per line. */
function searchedText(columns: readonly PgColumn[]): SQL {
  const texts = columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`));
  return sql`(${sql.join(texts, sql` || E'\\n' || `)})`;
}

/**
 * Returns evenly spread character pairs of the search text, by which texts are looked up. Each additional pair lowers
 * the planner's row estimate, because the planner treats pairs as independent. A single ASCII letter is not a pair and
 * occurs in nearly every text; of other scripts, single characters are indexed too. `İ` is the only letter that becomes
 * longer in lower case, in some databases.
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

/**
 * Returns the ids of the rows that contain the text, for rows that refer to them; none when no index can find the text.
 */
export function foundIds(
  table: PgTable & { readonly id: PgColumn },
  search: ListSearch,
  word: string,
): SQL | undefined {
  const candidates = search.candidates?.(word);
  if (!candidates) return undefined;
  return sql`array(select ${table.id} from ${table} where ${candidates} and ${search.contains(word)})`;
}
