import { useId } from 'react';
import styles from './atrium-scene.module.css';

type Point = readonly [x: number, y: number, z: number];

/** The pixels of one unit along an edge on the ground, and of one unit of height. */
const UNIT = 34;
const RISE = 30;
/** The position of the rear corner of the building on the ground, in pixels from the left and from the top. */
const CENTER = 280;
const TOP = 108;

/** A closed outline as SVG path data; x runs to the lower right, y to the lower left, z upwards. */
function drawOutline(...points: readonly Point[]): string {
  return `M${points.map(project).join('L')}Z`;
}

/** An open line as SVG path data. */
function drawLine(...points: readonly Point[]): string {
  return `M${points.map(project).join('L')}`;
}

/** Projects a point to the drawing. 0.87 and 0.5 are the cosine and the sine of 30 degrees. */
function project([x, y, z]: Point): string {
  const x2d = CENTER + (x - y) * UNIT * 0.87;
  const y2d = TOP + (x + y) * UNIT * 0.5 - z * RISE;
  return `${round(x2d)} ${round(y2d)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The building: the length of its edge, where its courtyard begins and ends, and its height, in units. */
const EDGE = 8;
const COURT_START = 1.5;
const COURT_END = 6.5;
const HEIGHT = 2.4;
/** Where lines mark the floors, the bays of the courtyard, and the windows of the fronts, in units. */
const STORY_HEIGHTS = [0.8, 1.6];
const BAYS = [2.5, 3.5, 4.5, 5.5];
const WINDOWS = [0.8, 1.6, 2.4, 3.2, 4, 4.8, 5.6, 6.4, 7.2];

const createSquare = (from: number, to: number, z: number): readonly Point[] => [
  [from, from, z],
  [to, from, z],
  [to, to, z],
  [from, to, z],
];

const ROOF =
  drawOutline(...createSquare(0, EDGE, HEIGHT)) +
  drawOutline(...createSquare(COURT_START, COURT_END, HEIGHT));
const OPENING = drawOutline(...createSquare(COURT_START, COURT_END, HEIGHT));
const FLOOR = drawOutline(...createSquare(COURT_START, COURT_END, 0));
const LEFT_FRONT = drawOutline([0, EDGE, 0], [EDGE, EDGE, 0], [EDGE, EDGE, HEIGHT], [0, EDGE, HEIGHT]);
const RIGHT_FRONT = drawOutline([EDGE, 0, 0], [EDGE, EDGE, 0], [EDGE, EDGE, HEIGHT], [EDGE, 0, HEIGHT]);
const LEFT_WALL = drawOutline(
  [COURT_START, COURT_START, 0],
  [COURT_START, COURT_END, 0],
  [COURT_START, COURT_END, HEIGHT],
  [COURT_START, COURT_START, HEIGHT],
);
const RIGHT_WALL = drawOutline(
  [COURT_START, COURT_START, 0],
  [COURT_END, COURT_START, 0],
  [COURT_END, COURT_START, HEIGHT],
  [COURT_START, COURT_START, HEIGHT],
);
const FRONT_LINES =
  STORY_HEIGHTS.map((z) => drawLine([0, EDGE, z], [EDGE, EDGE, z], [EDGE, 0, z])).join('') +
  WINDOWS.map((offset) => drawLine([offset, EDGE, 0], [offset, EDGE, HEIGHT])).join('') +
  WINDOWS.map((offset) => drawLine([EDGE, offset, 0], [EDGE, offset, HEIGHT])).join('');
const COURT_LINES =
  STORY_HEIGHTS.map((z) =>
    drawLine([COURT_START, COURT_END, z], [COURT_START, COURT_START, z], [COURT_END, COURT_START, z]),
  ).join('') +
  BAYS.map((offset) => drawLine([COURT_START, offset, 0], [COURT_START, offset, HEIGHT])).join('') +
  BAYS.map((offset) => drawLine([offset, COURT_START, 0], [offset, COURT_START, HEIGHT])).join('');
const TILES =
  BAYS.map((offset) => drawLine([offset, COURT_START, 0], [offset, COURT_END, 0])).join('') +
  BAYS.map((offset) => drawLine([COURT_START, offset, 0], [COURT_END, offset, 0])).join('');
/** Light that falls through the opening onto the floor and up the opposite wall. */
const BEAM = drawOutline(
  [COURT_END, 3.2, 0],
  [COURT_START, 3.2, 0],
  [COURT_START, 3.2, HEIGHT],
  [COURT_START, 4.8, HEIGHT],
  [COURT_START, 4.8, 0],
  [COURT_END, 4.8, 0],
);
/** The same light on the roof, on both sides of the opening. */
const GLOW = drawOutline(
  [-1, 3.2, HEIGHT],
  [EDGE + 1, 3.2, HEIGHT],
  [EDGE + 1, 4.8, HEIGHT],
  [-1, 4.8, HEIGHT],
);
const ROOF_OUTLINE = drawOutline(...createSquare(0, EDGE, HEIGHT));

/** A building from above, with light that moves slowly across its courtyard. Decorative. */
export function AtriumScene() {
  const id = useId();
  const opening = `${id}opening`;
  const roof = `${id}roof`;
  return (
    <svg aria-hidden="true" focusable="false" className={styles.scene} viewBox="30 20 500 400">
      <clipPath id={opening}>
        <path d={OPENING} />
      </clipPath>
      <clipPath id={roof}>
        <path d={ROOF_OUTLINE} />
      </clipPath>
      <path className={styles.left} d={LEFT_FRONT} />
      <path className={styles.right} d={RIGHT_FRONT} />
      <path className={styles.line} d={FRONT_LINES} />
      <g clipPath={`url(#${opening})`}>
        <path className={styles.floor} d={FLOOR} />
        {/* The right wall is parallel to the left front, so both have the shade `left`. */}
        <path className={styles.left} d={RIGHT_WALL} />
        <path className={styles.right} d={LEFT_WALL} />
        <path className={styles.line} d={COURT_LINES + TILES} />
        <path className={styles.beam} d={BEAM} />
      </g>
      <path className={styles.roof} d={ROOF} fillRule="evenodd" />
      <g clipPath={`url(#${roof})`}>
        <path className={styles.glow} d={GLOW} />
      </g>
    </svg>
  );
}
