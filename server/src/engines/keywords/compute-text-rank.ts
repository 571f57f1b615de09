/** The share of a word's weight that comes from its neighbors. The value is that of the TextRank paper, cited below. */
const DAMPING = 0.85;
/** The largest number of rounds. They end earlier if no weight changes by more than the tolerance. */
const MAX_ROUNDS = 40;
const CONVERGENCE_TOLERANCE = 1e-5;

/** For each word, how often each of the other words occurs near it. */
type Links = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Computes the weight of each word from the words that occur with it among `windowSize` consecutive words (Mihalcea and
 * Tarau, TextRank: Bringing Order into Texts, 2004). Excluded words are `undefined` and retain their position.
 */
export function computeTextRank(
  words: readonly (string | undefined)[],
  windowSize: number,
): Map<string, number> {
  const links = findLinks(words, windowSize);
  const totals = new Map([...links].map(([word, near]) => [word, sumValues(near.values())]));
  let weights = new Map([...links.keys()].map((word) => [word, 1]));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = new Map<string, number>();
    let change = 0;
    for (const [word, near] of links) {
      const received = [...near].map(
        ([other, count]) => (count / (totals.get(other) ?? 1)) * (weights.get(other) ?? 0),
      );
      const weight = 1 - DAMPING + DAMPING * sumValues(received);
      change = Math.max(change, Math.abs(weight - (weights.get(word) ?? 0)));
      next.set(word, weight);
    }
    weights = next;
    if (change < CONVERGENCE_TOLERANCE) break;
  }
  return weights;
}

function findLinks(words: readonly (string | undefined)[], windowSize: number): Links {
  const links = new Map<string, Map<string, number>>();
  const link = (one: string, other: string) => {
    const near = links.get(one) ?? new Map<string, number>();
    near.set(other, (near.get(other) ?? 0) + 1);
    links.set(one, near);
  };
  words.forEach((word, position) => {
    if (word === undefined) return;
    if (!links.has(word)) links.set(word, new Map());
    for (const other of words.slice(position + 1, position + windowSize)) {
      if (other === undefined || other === word) continue;
      link(word, other);
      link(other, word);
    }
  });
  return links;
}

function sumValues(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
