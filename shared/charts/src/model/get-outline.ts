/** Outlines that distinguish groups without color, each about 8 pixels wide around its center. */
const OUTLINES = [
  'm-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
  'm-3.3 -3.3h6.6v6.6h-6.6z',
  'm0 -4.4l4.1 7.4h-8.2z',
  'm0 -4.6l4.2 4.6l-4.2 4.6l-4.2 -4.6z',
  'm0 4.4l4.1 -7.4h-8.2z',
  'm-1.4 -4h2.8v2.6h2.6v2.8h-2.6v2.6h-2.8v-2.6h-2.6v-2.8h2.6z',
];

/** Returns the outline of a group, relative to its center. */
export function getOutline(group: number): string {
  return OUTLINES[group % OUTLINES.length] ?? '';
}
