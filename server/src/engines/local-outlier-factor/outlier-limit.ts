/** A neighborhood of half the density is always an outlier; one of more than 77% never is. */
const SURE = Math.log(2);
const POSSIBLE = Math.log(1.3);
/** Deviations above the median, on the scale of the logarithm of the factor, which is skewed to the right. */
const DEVIATIONS = 6;
/** Distance from the median to the upper quartile of a normal distribution, in standard deviations. */
const QUARTILE = 0.6745;

/** Derives the score from which on a row is an outlier from the spread of the ordinary scores. */
export function outlierLimit(scores: readonly number[]): number {
  const ordered = scores.map((score) => -Math.log(1 - score)).sort((one, other) => one - other);
  const at = (share: number) => ordered[Math.floor((ordered.length - 1) * share)] ?? 0;
  const spread = at(0.5) + (DEVIATIONS * (at(0.75) - at(0.5))) / QUARTILE;
  return 1 - Math.exp(-Math.min(SURE, Math.max(POSSIBLE, spread)));
}
