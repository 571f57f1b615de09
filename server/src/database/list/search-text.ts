import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The maximum size of the index's list of pending entries, in kilobytes. */
const PENDING_LIMIT = 1024;
/** The largest number of character pairs in a search. */
const MAX_PAIRS = 4;
/** Characters that a database may treat as white space. The index stores no pair with white space. */
const SEPARATOR = /[\s\p{Z}\p{C}]/u;
/**
 * A keyword without letters that have an upper case. For such a keyword, the search does not convert the texts of the
 * rows to lower case. This conversion takes most of the time of other searches.
 */
const CASELESS_TEXT = /^[\p{Nd}\p{Script=Han}\p{P}\s]+$/u;
/**
 * Characters with a meaning in the text form of a `tsvector`, and the characters that `search_pairs` stores instead.
 */
const ESCAPES: Readonly<Record<string, string>> = { "'": '\x01', '\\': '\x02', ':': '\x03' };

/** The text search of a list. */
export interface ListSearch {
  /** Returns the condition for rows that contain the keyword, ignoring case. */
  contains(keyword: string): SQL;
  /**
   * Returns the condition for the rows that an index finds. These include all matches and possibly other rows.
   * Undefined if the index cannot be used for this keyword.
   */
  candidates?(keyword: string): SQL | undefined;
}

/** Searches columns of the listed rows without an index. */
export function searchIn(...columns: readonly PgColumn[]): ListSearch {
  const text = joinColumns(columns);
  // `strpos` has no special characters, unlike `like`, and does not affect the planner's row estimate.
  return {
    contains: (keyword) =>
      CASELESS_TEXT.test(keyword)
        ? sql`strpos(${text}, ${keyword}) > 0`
        : sql`strpos(lower(${text}), lower(${keyword})) > 0`,
  };
}

/** Searches the columns of a {@link searchIndex}. The columns must be in the same order as in the index. */
export function searchByIndex(...columns: readonly PgColumn[]): ListSearch {
  return {
    ...searchIn(...columns),
    candidates(keyword) {
      const terms = toTerms(keyword);
      if (terms.length === 0) return undefined;
      return sql`search_pairs(${joinColumns(columns)}) @@ lower(${terms.join(' & ')})::tsquery`;
    },
  };
}

/**
 * Returns an index on all pairs of adjacent characters of each word, which finds words and parts of words in any
 * language. Trigrams, the usual method, do not find words of two Chinese characters. The pairs are a `tsvector`,
 * because PostgreSQL sorts and compares it several times as fast as an array of texts. New entries wait in a list. When
 * the list is full, PostgreSQL sorts it into the index. This makes it several times as fast to insert many rows. The
 * list is short, because every search reads it. The index has no condition that excludes removed rows, because the
 * planner does not use the statistics of an index with a condition.
 */
export function searchIndex(name: string, ...columns: readonly PgColumn[]) {
  return index(name)
    .using('gin', sql`search_pairs(${joinColumns(columns)})`)
    .with({ fastupdate: true, gin_pending_list_limit: PENDING_LIMIT });
}

/** Joins columns into one text, separated by line breaks. */
function joinColumns(columns: readonly PgColumn[]): SQL {
  const texts = columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`));
  return sql`(${sql.join(texts, sql` || E'\\n' || `)})`;
}

/**
 * Returns the terms of a `tsquery`: evenly spread pairs of characters. Every text that contains the keyword matches it.
 * If there is no pair, the term is a single character, which the index finds as the start of a pair. There are only a
 * few pairs, because each one lowers the planner's row estimate: the planner treats pairs as independent. A single
 * ASCII letter occurs in nearly every text, so it is not a term. A keyword with `İ` has no terms, because in some
 * databases this letter becomes two characters in lower case.
 */
function toTerms(keyword: string): readonly string[] {
  if (keyword.includes('İ')) return [];
  const characters = [...keyword];
  const pairs = characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`)
    .filter((pair) => !SEPARATOR.test(pair));
  // If there are no pairs, each element of `spread` is `[]`, and `flat` removes it.
  const gap = (pairs.length - 1) / (MAX_PAIRS - 1);
  const spread = Array.from({ length: MAX_PAIRS }, (_, index) => pairs[Math.round(index * gap)] ?? []);
  const chosen = [...new Set(spread.flat())];
  if (chosen.length > 0) return chosen.map(toTerm);
  const single = characters.find((character) => character > '\x7f' && !SEPARATOR.test(character));
  return single === undefined ? [] : [`${toTerm(single)}:*`];
}

function toTerm(text: string): string {
  return `'${text.replace(/['\\:]/g, (character) => ESCAPES[character] ?? character)}'`;
}

/**
 * Returns SQL for an array with the ids of the rows that contain the keyword, for conditions on other tables that refer
 * to these rows. Returns undefined if no index can be used for this keyword.
 */
export function selectMatchingIds(
  table: PgTable & { readonly id: PgColumn },
  search: ListSearch,
  keyword: string,
): SQL | undefined {
  const candidates = search.candidates?.(keyword);
  if (!candidates) return undefined;
  return sql`array(select ${table.id} from ${table} where ${candidates} and ${search.contains(keyword)})`;
}
