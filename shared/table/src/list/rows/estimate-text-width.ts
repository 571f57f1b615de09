/** Estimated widths at the body's font size, in pixels. The first pattern that matches a letter counts. */
const WIDTHS: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u, 14],
  [/[\sfijlrtI.,:;'|!()[\]-]/u, 5.5],
  [/[mwMW@%]/u, 12.5],
  [/\p{Lu}/u, 9.5],
];
const OTHER_WIDTH = 8;

/** Estimates the width of a text at the body's font size, in pixels: enough to reserve space without measuring. */
export function estimateTextWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER_WIDTH;
  return Math.ceil(width);
}
