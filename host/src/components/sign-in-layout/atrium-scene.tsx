import { useId } from 'react';
import styles from './atrium-scene.module.css';

type Point = readonly [x: number, y: number, z: number];

const UNIT = 34;
const RISE = 30;
const CENTER = 280;
const TOP = 108;

/** A closed outline as SVG path data; x runs to the lower right, y to the lower left, z upwards. */
function outline(...points: readonly Point[]): string {
  return `M${points.map(project).join('L')}Z`;
}

/** An open line as SVG path data. */
function line(...points: readonly Point[]): string {
  return `M${points.map(project).join('L')}`;
}

function project([x, y, z]: Point): string {
  const across = CENTER + (x - y) * UNIT * 0.87;
  const down = TOP + (x + y) * UNIT * 0.5 - z * RISE;
  return `${round(across)} ${round(down)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The building: the length of its edge, where its courtyard begins and ends, and its height, in units. */
const EDGE = 8;
const NEAR = 1.5;
const FAR = 6.5;
const HEIGHT = 2.4;
const STOREYS = [0.8, 1.6];
const BAYS = [2.5, 3.5, 4.5, 5.5];
const WINDOWS = [0.8, 1.6, 2.4, 3.2, 4, 4.8, 5.6, 6.4, 7.2];

const square = (from: number, to: number, z: number): readonly Point[] => [
  [from, from, z],
  [to, from, z],
  [to, to, z],
  [from, to, z],
];

const ROOF = outline(...square(0, EDGE, HEIGHT)) + outline(...square(NEAR, FAR, HEIGHT));
const OPENING = outline(...square(NEAR, FAR, HEIGHT));
const FLOOR = outline(...square(NEAR, FAR, 0));
const LEFT_FRONT = outline([0, EDGE, 0], [EDGE, EDGE, 0], [EDGE, EDGE, HEIGHT], [0, EDGE, HEIGHT]);
const RIGHT_FRONT = outline([EDGE, 0, 0], [EDGE, EDGE, 0], [EDGE, EDGE, HEIGHT], [EDGE, 0, HEIGHT]);
const LEFT_WALL = outline([NEAR, NEAR, 0], [NEAR, FAR, 0], [NEAR, FAR, HEIGHT], [NEAR, NEAR, HEIGHT]);
const RIGHT_WALL = outline([NEAR, NEAR, 0], [FAR, NEAR, 0], [FAR, NEAR, HEIGHT], [NEAR, NEAR, HEIGHT]);
const FRONT_LINES =
  STOREYS.map((z) => line([0, EDGE, z], [EDGE, EDGE, z], [EDGE, 0, z])).join('') +
  WINDOWS.map((at) => line([at, EDGE, 0], [at, EDGE, HEIGHT])).join('') +
  WINDOWS.map((at) => line([EDGE, at, 0], [EDGE, at, HEIGHT])).join('');
const COURT_LINES =
  STOREYS.map((z) => line([NEAR, FAR, z], [NEAR, NEAR, z], [FAR, NEAR, z])).join('') +
  BAYS.map((at) => line([NEAR, at, 0], [NEAR, at, HEIGHT])).join('') +
  BAYS.map((at) => line([at, NEAR, 0], [at, NEAR, HEIGHT])).join('');
const TILES =
  BAYS.map((at) => line([at, NEAR, 0], [at, FAR, 0])).join('') +
  BAYS.map((at) => line([NEAR, at, 0], [FAR, at, 0])).join('');
/** Light that falls through the opening onto the floor and up the opposite wall. */
const BEAM = outline(
  [FAR, 3.2, 0],
  [NEAR, 3.2, 0],
  [NEAR, 3.2, HEIGHT],
  [NEAR, 4.8, HEIGHT],
  [NEAR, 4.8, 0],
  [FAR, 4.8, 0],
);
const GLOW = outline([-1, 3.2, HEIGHT], [EDGE + 1, 3.2, HEIGHT], [EDGE + 1, 4.8, HEIGHT], [-1, 4.8, HEIGHT]);
const COURT_ROOF = outline(...square(0, EDGE, HEIGHT));

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
        <path d={COURT_ROOF} />
      </clipPath>
      <path className={styles.left} d={LEFT_FRONT} />
      <path className={styles.right} d={RIGHT_FRONT} />
      <path className={styles.line} d={FRONT_LINES} />
      <g clipPath={`url(#${opening})`}>
        <path className={styles.floor} d={FLOOR} />
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
