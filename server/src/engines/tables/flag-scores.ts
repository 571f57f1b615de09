/** The usual limit of a modified z-score (Iglewicz and Hoaglin 1993). */
const MAX_DEVIATIONS = 3.5;
/** Distance from the median to the upper quartile of a normal distribution, in standard deviations. */
const QUARTILE_DEVIATIONS = 0.6745;

interface FlagParameters {
  /** 0 for an automatic threshold. */
  readonly threshold: number;
  /** The share of rows to flag, or 0. */
  readonly contamination: number;
}

/**
 * Flags the highest scores: the given share of the rows, or those from a threshold on. Without either,
 * `findThreshold` derives the threshold from the scores. The default threshold is 3.5 deviations above the median; the
 * deviation is that of the upper half of the scores.
 */
export function flagScores(
  scores: readonly number[],
  { threshold, contamination }: FlagParameters,
  findThreshold: (scores: readonly number[]) => number = computeOutlierThreshold,
): boolean[] {
  if (contamination > 0) return flagHighest(scores, Math.round(scores.length * contamination));
  const min = threshold > 0 ? threshold : findThreshold(scores);
  return scores.map((score) => score >= min);
}

/** Flags exactly `count` rows, but at least one. Of rows with equal scores, it flags the first ones. */
function flagHighest(scores: readonly number[], count: number): boolean[] {
  const highest = new Set(
    [...scores.keys()]
      .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
      .slice(0, Math.max(1, count)),
  );
  return scores.map((_, row) => highest.has(row));
}

/** Returns the threshold from which the given share of the rows, but at least one row, is flagged. */
export function computeShareThreshold(scores: readonly number[], share: number): number {
  const ordered = scores.toSorted((one, other) => other - one);
  return ordered[Math.max(1, Math.round(scores.length * share)) - 1] ?? 1;
}

/** Returns the threshold 3.5 deviations above the median. */
export function computeOutlierThreshold(scores: readonly number[]): number {
  const ordered = scores.toSorted((one, other) => one - other);
  const getQuantile = (share: number) => ordered[Math.floor((ordered.length - 1) * share)] ?? 0;
  const deviation = (getQuantile(0.75) - getQuantile(0.5)) / QUARTILE_DEVIATIONS;
  // Without any spread, only a score above the median is an outlier.
  return deviation > 0 ? getQuantile(0.5) + MAX_DEVIATIONS * deviation : getQuantile(0.5) + Number.EPSILON;
}
