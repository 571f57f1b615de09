export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the index of the point nearest to `position`, or undefined if none is within the distance `reach`. */
export function findNearestPoint(
  points: readonly PlanePoint[],
  position: PlanePoint,
  reach: number,
): number | undefined {
  let found: number | undefined;
  let minSquare = reach * reach;
  points.forEach(({ x, y }, index) => {
    const square = (x - position.x) ** 2 + (y - position.y) ** 2;
    if (square <= minSquare) [found, minSquare] = [index, square];
  });
  return found;
}
