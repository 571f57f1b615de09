import type { CSSProperties } from 'react';

const COUNT = 6;

/** The colour of the nth thing, as the custom property `--tone` of its element; there are six, over and over. */
export function toneOf(at: number): CSSProperties {
  return { '--tone': `var(--atrium-chart-${(at % COUNT) + 1})` } as CSSProperties;
}
