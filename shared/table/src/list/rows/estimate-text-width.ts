/** Estimated widths at the body's font size, in pixels. The first pattern that matches a letter counts. */
const WIDTHS: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u, 14],
  [/[\sfijlrtI.,:;'|!()[\]-]/u, 5.5],
  [/[mwMW@%]/u, 12.5],
  [/\p{Lu}/u, 9.5],
];
const OTHER_WIDTH = 8;

/** The weight of names and titles, whose letters are at least as wide as those of other texts. */
const WEIGHT = 500;

type Measure = (letter: string) => number;

/** The measured letters of the fonts of one language. */
let known:
  | { readonly language: string; readonly widths: Map<string, number>; readonly measure: Measure }
  | undefined;

/**
 * Estimates the width of a text at the body's font size, in pixels: the sum of the widths of its letters. Each letter
 * is measured once, in a canvas, so that no text causes a layout. Without a canvas, the widths of letters are
 * estimates, too.
 */
export function estimateTextWidth(text: string): number {
  const { widths, measure } = findLetters();
  let width = 0;
  for (const letter of text) {
    let letterWidth = widths.get(letter);
    if (letterWidth === undefined) {
      letterWidth = measure(letter);
      widths.set(letter, letterWidth);
    }
    width += letterWidth;
  }
  return Math.ceil(width);
}

function findLetters(): NonNullable<typeof known> {
  const language = globalThis.document?.documentElement.lang ?? '';
  if (known?.language !== language) known = { language, widths: new Map(), measure: createMeasure() };
  return known;
}

function createMeasure(): Measure {
  const context = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return estimateLetter;
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  context.font = `${WEIGHT} ${fontSize} ${fontFamily}`;
  return (letter) => context.measureText(letter).width;
}

function estimateLetter(letter: string): number {
  return WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER_WIDTH;
}
