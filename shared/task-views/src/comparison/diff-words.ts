/** A part of a text in UTF-16 code units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

export interface WordDifference {
  /** The changed parts of each text. Adjacent words are one part. */
  readonly removed: readonly Range[];
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

/** Finds the words of a text that differ from those of another text. */
export function diffWords(before: string, after: string): WordDifference {
  const [a, b] = [splitWords(before), splitWords(after)];
  const isSame = (i: number, j: number) => a[i]?.text === b[j]?.text;
  let first = 0;
  while (first < a.length && first < b.length && isSame(first, first)) first += 1;
  let tail = 0;
  while (
    tail < a.length - first &&
    tail < b.length - first &&
    isSame(a.length - 1 - tail, b.length - 1 - tail)
  ) {
    tail += 1;
  }
  const middles = [a.slice(first, a.length - tail), b.slice(first, b.length - tail)] as const;
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
 * The maximum number of changes that are found. Above it, all words count as changed, because more would take seconds.
 */
const MAX_CHANGES = 1_000;

/**
 * Returns the words that a shortest sequence of changes removes and adds (the algorithm of Myers). A diagonal contains
 * the pairs of positions in both texts with the same distance. For each diagonal, an array contains the furthest
 * position in `a` that a number of changes reaches.
 */
function findChanges(a: readonly Word[], b: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const limit = Math.min(a.length + b.length, MAX_CHANGES);
  const middle = limit + 1;
  const furthest = new Int32Array(2 * middle + 1).fill(-1);
  furthest[middle + 1] = 0;
  const steps: Int32Array[] = [];
  for (let changes = 0; changes <= limit; changes += 1) {
    // The diagonals from which a path with this number of changes comes.
    steps.push(furthest.slice(middle - changes - 1, middle + changes + 2));
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const left = furthest[middle + diagonal - 1] ?? -1;
      const above = furthest[middle + diagonal + 1] ?? -1;
      let x = isDown(left, above, diagonal, changes) ? above : left + 1;
      while (x < a.length && x - diagonal < b.length && a[x]?.text === b[x - diagonal]?.text) x += 1;
      furthest[middle + diagonal] = x;
      if (x >= a.length && x - diagonal >= b.length) return traceBack(a, b, steps);
    }
  }
  return [a, b];
}

/** Returns whether a path comes from the diagonal above, which adds a word. */
function isDown(left: number, above: number, diagonal: number, changes: number): boolean {
  return diagonal === -changes || (diagonal !== changes && left < above);
}

function traceBack(a: readonly Word[], b: readonly Word[], steps: readonly Int32Array[]) {
  const removed: Word[] = [];
  const added: Word[] = [];
  let [x, y] = [a.length, b.length];
  for (let changes = steps.length - 1; changes > 0; changes -= 1) {
    const diagonal = x - y;
    const middle = changes + 1;
    const left = steps[changes]?.[middle + diagonal - 1] ?? -1;
    const above = steps[changes]?.[middle + diagonal + 1] ?? -1;
    const addsWord = isDown(left, above, diagonal, changes);
    x = addsWord ? above : left;
    y = x - (addsWord ? diagonal + 1 : diagonal - 1);
    const word = addsWord ? b[y] : a[x];
    if (word) (addsWord ? added : removed).push(word);
  }
  return [removed.reverse(), added.reverse()] as const;
}
