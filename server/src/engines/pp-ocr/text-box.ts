export type Point = readonly [x: number, y: number];

/** A rectangle at any angle around a line of text. */
export interface TextBox {
  readonly center: Point;
  /** Unit vector along the line. The direction of the height is 90° clockwise from it, because y grows downward. */
  readonly direction: Point;
  readonly width: number;
  readonly height: number;
}

/** Returns the corners, clockwise from the top left of the text. */
export function getCorners({ center: [x, y], direction: [ux, uy], width, height }: TextBox): Point[] {
  // Half of the width and half of the height, as vectors.
  const [ax, ay] = [(ux * width) / 2, (uy * width) / 2];
  const [bx, by] = [(-uy * height) / 2, (ux * height) / 2];
  return [
    [x - ax - bx, y - ay - by],
    [x + ax - bx, y + ay - by],
    [x + ax + bx, y + ay + by],
    [x - ax + bx, y - ay + by],
  ];
}

/** Returns the same rectangle with its width along the side that is closest to a direction. */
export function alignBox(box: TextBox, [x, y]: Point): TextBox {
  const [ux, uy] = box.direction;
  const along = ux * x + uy * y;
  const across = ux * y - uy * x;
  if (Math.abs(along) >= Math.abs(across)) return along >= 0 ? box : { ...box, direction: [-ux, -uy] };
  const direction: Point = across >= 0 ? [-uy, ux] : [uy, -ux];
  return { ...box, direction, width: box.height, height: box.width };
}

/** Returns the smallest rectangle around points, with its width along the longer side. */
export function findSmallestRectangle(points: readonly Point[]): TextBox {
  const hull = findConvexHull(points);
  let best: TextBox | undefined;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const box = encloseAlong(
      hull,
      length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
    );
    if (!best || box.width * box.height < best.width * best.height) best = box;
  }
  const box = best ?? encloseAlong(points, [1, 0]);
  if (box.width >= box.height) return box;
  const [ux, uy] = box.direction;
  return { ...box, direction: [-uy, ux], width: box.height, height: box.width };
}

/** Returns the smallest rectangle around points whose width is parallel to a direction. */
function encloseAlong(points: readonly Point[], direction: Point): TextBox {
  const [ux, uy] = direction;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * ux + y * uy;
    const across = y * ux - x * uy;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
  const center: Point = [middle * ux - level * uy, middle * uy + level * ux];
  return { center, direction, width: right - left, height: bottom - top };
}

/** Returns the corners of the convex hull of points (Andrew's monotone chain). */
function findConvexHull(points: readonly Point[]): readonly Point[] {
  const ordered = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  return [...findHalfHull(ordered), ...findHalfHull(ordered.toReversed())];
}

/**
 * Returns the corners on one side of the hull, without the last one, which is the first one of the other side. The
 * points must be sorted.
 */
function findHalfHull(points: readonly Point[]): readonly Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last) break;
      const turn =
        (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
      if (turn > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}
