import type { IndexRange, Values } from './series.ts';

/** Converts a position and a value to pixels in the drawing. */
export interface Placement {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

/** Returns the SVG path of a line. A missing value interrupts it. */
export function createLinePath(values: Values, indexes: readonly number[], { x, y }: Placement): string {
  let isDrawing = false;
  const parts: string[] = [];
  for (const index of indexes) {
    const value = values[index] ?? null;
    if (value !== null) parts.push(`${isDrawing ? 'L' : 'M'}${round(x(index))} ${round(y(value))}`);
    isDrawing = value !== null;
  }
  return parts.join('');
}

/** Returns the positions whose value has no neighbor, so that no line shows it. */
export function findIsolatedPoints(values: Values, { from, to }: IndexRange): readonly number[] {
  const has = (index: number) => (values[index] ?? null) !== null;
  return listPositions({ from, to }).filter(
    (index) => has(index) && (index === from || !has(index - 1)) && (index === to || !has(index + 1)),
  );
}

/**
 * Returns the SVG path of the area between two bounds, with one closed shape for each sequence of positions that have
 * both.
 */
export function createBandPath(
  lower: Values,
  upper: Values,
  { from, to }: IndexRange,
  { x, y }: Placement,
): string {
  const shapes: string[] = [];
  let positions: number[] = [];
  const close = () => {
    const top = positions.map((index) => `${round(x(index))} ${round(y(upper[index] ?? 0))}`);
    const bottom = positions.map((index) => `${round(x(index))} ${round(y(lower[index] ?? 0))}`).reverse();
    if (positions.length > 1) shapes.push(`M${[...top, ...bottom].join('L')}Z`);
    positions = [];
  };
  for (const index of listPositions({ from, to })) {
    if ((lower[index] ?? null) === null || (upper[index] ?? null) === null) close();
    else positions.push(index);
  }
  close();
  return shapes.join('');
}

/**
 * Returns the positions that a line must visit to look the same on a number of pixel columns: the first, lowest,
 * highest and last value of each column, and a gap if it has one. A short list of positions is returned unchanged.
 */
export function listVisiblePositions(values: Values, range: IndexRange, columns: number): readonly number[] {
  const all = listPositions(range);
  if (all.length <= columns * 4) return all;
  const perColumn = all.length / columns;
  return Array.from({ length: columns }, (_, column) =>
    findExtremes(values, all.slice(Math.floor(column * perColumn), Math.floor((column + 1) * perColumn))),
  ).flat();
}

/**
 * Returns the positions of the first, the lowest, the highest and the last value, and of all missing values, in order.
 */
function findExtremes(values: Values, indexes: readonly number[]): readonly number[] {
  const chosen = new Set([indexes[0], indexes.at(-1)]);
  let lowest: number | undefined;
  let highest: number | undefined;
  for (const index of indexes) {
    const value = values[index] ?? null;
    if (value === null) chosen.add(index);
    else {
      if (lowest === undefined || value < (values[lowest] ?? 0)) lowest = index;
      if (highest === undefined || value > (values[highest] ?? 0)) highest = index;
    }
  }
  return [...chosen, lowest, highest]
    .filter((index) => index !== undefined)
    .toSorted((one, other) => one - other)
    .filter((index, position, sorted) => index !== sorted[position - 1]);
}

function listPositions({ from, to }: IndexRange): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

/** Rounds to a tenth of a pixel. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
