/** The first amount by which a coordinate changes, and the limit that all amounts exceed. */
const FIRST_STEP = 0.2;
const MIN_STEP = 0.004;

/**
 * Searches for the lowest cost among points with coordinates between 0 and 1. It changes one coordinate at a time, up
 * or down, and reduces the step when no change helps (Hooke and Jeeves 1961). It always terminates and is
 * deterministic.
 */
export function searchMinimum(
  start: readonly number[],
  cost: (point: readonly number[]) => number,
): readonly number[] {
  let best = start;
  let minCost = cost(best);
  for (let step = FIRST_STEP; step > MIN_STEP; ) {
    const costBefore = minCost;
    for (let coordinate = 0; coordinate < start.length; coordinate += 1) {
      for (const sign of [1, -1]) {
        const candidate = best.map((value, index) =>
          index === coordinate ? Math.min(1, Math.max(0, value + sign * step)) : value,
        );
        const candidateCost = cost(candidate);
        if (candidateCost < minCost) {
          best = candidate;
          minCost = candidateCost;
        }
      }
    }
    if (minCost === costBefore) step /= 2;
  }
  return best;
}
