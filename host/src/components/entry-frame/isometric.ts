export type Point = readonly [x: number, y: number, z: number];

const UNIT = 34;
const RISE = 30;
const CENTER = 280;
const TOP = 108;

/** A closed outline as SVG path data; x runs to the lower right, y to the lower left, z upwards. */
export function outline(...points: readonly Point[]): string {
  return `M${points.map(project).join('L')}Z`;
}

/** An open line as SVG path data. */
export function line(...points: readonly Point[]): string {
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
