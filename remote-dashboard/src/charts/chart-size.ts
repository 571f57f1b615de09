/** Units of a drawing; the page stretches them to the room that there is. */
export const CHART_SIZE = { width: 720, height: 160 } as const;

/** Middle of the place that the drawing has for one of several pieces. */
export function middleOf(index: number, pieces: number): number {
  return (CHART_SIZE.width / pieces) * (index + 0.5);
}
