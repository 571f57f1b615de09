import type { SearchGroup, SearchItem } from '../search-item.ts';
import type { TextRange } from './find-folded.ts';
import { matchItem, splitWords } from './match-item.ts';
import type { PinyinMatch } from './match-text.ts';

/** The maximum number of matches per group, so that other groups are visible too. */
const GROUP_LIMIT = 8;

/**
 * The bonus for an item that was chosen before. It decides between equal matches, but not between a good and a poor
 * one.
 */
const RECENT_BONUS = 9;

export interface FoundItem {
  readonly item: SearchItem;
  /** The ranges of the title that were found. */
  readonly ranges: readonly TextRange[];
}

export interface FoundGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FoundItem[];
}

interface FindOptions {
  readonly pinyin?: PinyinMatch | undefined;
  /** IDs of previously chosen items. */
  readonly recentIds?: ReadonlySet<string>;
}

/**
 * Returns the items of several groups that match a query: the group of the best match first, and the best match of each
 * group first.
 */
export function findGroups(
  groups: readonly SearchGroup[],
  query: string,
  options: FindOptions = {},
): readonly FoundGroup[] {
  const queryWords = splitWords(query);
  if (queryWords.length === 0) return [];
  return groups
    .map((group) => (group.isMatchedBySource ? rankBySource(group) : findInGroup(group, queryWords, options)))
    .filter(({ found }) => found.items.length > 0)
    .toSorted((one, other) => other.best - one.best)
    .map(({ found }) => found);
}

interface RankedGroup {
  readonly found: FoundGroup;
  /** The score of the best match. */
  readonly best: number;
}

/** Returns a group whose source has matched the items. The source gives no scores, so the group comes last. */
function rankBySource({ id, title, items }: SearchGroup): RankedGroup {
  return { found: { id, title, items: items.slice(0, GROUP_LIMIT).map(withoutRanges) }, best: 0 };
}

function findInGroup(group: SearchGroup, queryWords: readonly string[], options: FindOptions): RankedGroup {
  const ranked = group.items
    .flatMap((item) => {
      const match = matchItem(item, queryWords, options.pinyin);
      const bonus = options.recentIds?.has(item.id) ? RECENT_BONUS : 0;
      return match ? [{ item, ranges: match.ranges, score: match.score + bonus }] : [];
    })
    .toSorted((one, other) => other.score - one.score);
  const { id, title } = group;
  const items = ranked.slice(0, GROUP_LIMIT).map(({ item, ranges }) => ({ item, ranges }));
  return { found: { id, title, items }, best: ranked[0]?.score ?? 0 };
}

/** Returns the groups for an empty query: without repeated items and without empty groups. */
export function listGroups(groups: readonly SearchGroup[]): readonly FoundGroup[] {
  const listedIds = new Set<string>();
  return groups
    .map(({ id, title, items }) => {
      const newItems = items.filter((item) => !listedIds.has(item.id));
      for (const item of newItems) listedIds.add(item.id);
      return { id, title, items: newItems.map(withoutRanges) };
    })
    .filter(({ items }) => items.length > 0);
}

function withoutRanges(item: SearchItem): FoundItem {
  return { item, ranges: [] };
}
