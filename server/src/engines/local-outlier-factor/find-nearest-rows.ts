/** Rows of equal length, one after the other. */
export interface RowBlock {
  readonly width: number;
  readonly values: Float64Array;
}

/** The nearest reference rows of one row, nearest first, and their distances. */
export interface NearestRows {
  readonly indexes: Int32Array;
  readonly distances: Float64Array;
}

/**
 * Returns the `count` reference rows that are nearest to a row. There must be at least `count` other rows. `self` is
 * the index of the row itself among the reference rows, or −1 if it is not one of them. A row is not its own neighbor.
 */
export function findNearestRows(
  row: Float64Array,
  { width, values }: RowBlock,
  count: number,
  self: number,
): NearestRows {
  const indexes = new Int32Array(count).fill(-1);
  // The squares of the distances. Their roots are taken at the end.
  const distances = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const rowCount = values.length / width;
  let farthest = Number.POSITIVE_INFINITY;
  for (let index = 0, start = 0; index < rowCount; index += 1, start += width) {
    if (index === self) continue;
    let squared = 0;
    for (let column = 0; column < width && squared < farthest; column += 1) {
      const difference = (row[column] as number) - (values[start + column] as number);
      squared += difference * difference;
    }
    if (squared >= farthest) continue;
    let position = count - 1;
    for (; position > 0 && (distances[position - 1] as number) > squared; position -= 1) {
      distances[position] = distances[position - 1] as number;
      indexes[position] = indexes[position - 1] as number;
    }
    distances[position] = squared;
    indexes[position] = index;
    farthest = distances[count - 1] as number;
  }
  return { indexes, distances: distances.map(Math.sqrt) };
}
