import type { NamedEntity } from '@atrium/contract';

/**
 * Removes overlapping entities. `foundByFinder` contains the entities of each finder, the most reliable finder first.
 * The entities of an earlier finder win, and within one finder the longest entity wins. Returns the entities in text
 * order.
 */
export function removeOverlaps(foundByFinder: readonly (readonly NamedEntity[])[]): NamedEntity[] {
  const accepted: NamedEntity[] = [];
  for (const found of foundByFinder) {
    const added: NamedEntity[] = [];
    const longestFirst = found.toSorted(
      (one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start,
    );
    // The entities that the next ones must not overlap: the accepted ones, and those that this finder adds.
    const taken = accepted.toSorted((one, other) => one.start - other.start);
    for (const entity of longestFirst) {
      if (entity.end <= entity.start || overlaps(taken, entity)) continue;
      taken.splice(findInsertIndex(taken, entity.start), 0, entity);
      added.push(entity);
    }
    accepted.push(...added);
  }
  return accepted.toSorted((one, other) => one.start - other.start);
}

/** Returns whether any of the taken entities, which are sorted and disjoint, shares a character with the entity. */
function overlaps(taken: readonly NamedEntity[], entity: NamedEntity): boolean {
  const index = findInsertIndex(taken, entity.start);
  const before = taken[index - 1];
  const after = taken[index];
  return (
    (before !== undefined && before.end > entity.start) || (after !== undefined && after.start < entity.end)
  );
}

/** Returns the index at which an entity that begins at `start` must be inserted into the taken entities. */
function findInsertIndex(taken: readonly NamedEntity[], start: number): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
