import { diffArrays } from 'diff';

/** A part of a text in UTF-16 code units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

export interface WordDifference {
  /** The changed parts of the text before the change. Adjacent words are one part. */
  readonly removed: readonly Range[];
  /** The changed parts of the text after the change. */
  readonly added: readonly Range[];
  /** The numbers of changed words, without spaces. */
  readonly removedCount: number;
  readonly addedCount: number;
}

interface Word extends Range {
  readonly text: string;
}

/**
 * Matches one word, white space, or one other character. In scripts without spaces between words, each character counts
 * as a word.
 */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}_]+|\s+|[^\s]/gu;

/** Finds the words that a change of a text removes and adds. */
export function diffWords(before: string, after: string): WordDifference {
  const [a, b] = [splitWords(before), splitWords(after)];
  const isSame = (i: number, j: number) => a[i]?.text === b[j]?.text;
  // The words that both texts have in common at their start and at their end are not compared further.
  let equalAtStart = 0;
  while (equalAtStart < a.length && equalAtStart < b.length && isSame(equalAtStart, equalAtStart)) {
    equalAtStart += 1;
  }
  let equalAtEnd = 0;
  while (
    equalAtEnd < a.length - equalAtStart &&
    equalAtEnd < b.length - equalAtStart &&
    isSame(a.length - 1 - equalAtEnd, b.length - 1 - equalAtEnd)
  ) {
    equalAtEnd += 1;
  }
  const middles = [
    a.slice(equalAtStart, a.length - equalAtEnd),
    b.slice(equalAtStart, b.length - equalAtEnd),
  ] as const;
  const [removed, added] = findChanges(...middles);
  return {
    removed: joinRanges(removed),
    added: joinRanges(added),
    removedCount: countWords(removed),
    addedCount: countWords(added),
  };
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

function countWords(words: readonly Word[]): number {
  return words.filter(({ text }) => text.trim() !== '').length;
}

function joinRanges(words: readonly Word[]): Range[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = ranges.at(-1);
    if (last?.end === start) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

/**
 * The maximum number of removed and added words that are found. Above it, all words between the first and the last
 * change count as changed, because finding more would block the page for half a second.
 */
const MAX_CHANGES = 500;

/** Returns the words that a shortest sequence of changes removes and adds. */
function findChanges(a: readonly Word[], b: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const changes = diffArrays([...a], [...b], {
    comparator: (one, other) => one.text === other.text,
    maxEditLength: MAX_CHANGES,
  });
  if (!changes) return [a, b];
  return [
    changes.filter(({ removed }) => removed).flatMap(({ value }) => value),
    changes.filter(({ added }) => added).flatMap(({ value }) => value),
  ];
}
