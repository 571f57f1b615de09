import { useId } from 'react';
import styles from './atrium-scene.module.css';
import { line, outline, type Point } from './isometric.ts';

/** The house: its edge, where its court begins and ends, and how high it is, in units. */
const EDGE = 8;
const NEAR = 2;
const FAR = 6;
const HEIGHT = 3;
const STOREYS = [1, 2];
const BAYS = [3, 4, 5];

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
const FRONT_LINES = STOREYS.map((z) => line([0, EDGE, z], [EDGE, EDGE, z], [EDGE, 0, z])).join('');
const COURT_LINES =
  STOREYS.map((z) => line([NEAR, FAR, z], [NEAR, NEAR, z], [FAR, NEAR, z])).join('') +
  BAYS.map((at) => line([NEAR, at, 0], [NEAR, at, HEIGHT])).join('') +
  BAYS.map((at) => line([at, NEAR, 0], [at, NEAR, HEIGHT])).join('');
const TILES =
  BAYS.map((at) => line([at, NEAR, 0], [at, FAR, 0])).join('') +
  BAYS.map((at) => line([NEAR, at, 0], [FAR, at, 0])).join('');
const BEAM = outline([1, 4, 5], [1, 6, 5], [9, 6, -2], [9, 4, -2]);

/** The house from above with light moving slowly across its court. Decoration. */
export function AtriumScene() {
  const opening = useId();
  return (
    <svg aria-hidden="true" focusable="false" className={styles.scene} viewBox="30 20 500 400">
      <clipPath id={opening}>
        <path d={OPENING} />
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
    </svg>
  );
}
