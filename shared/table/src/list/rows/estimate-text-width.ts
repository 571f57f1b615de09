/** Estimated widths at the body's font size, in pixels. The first pattern that matches a letter counts. */
const WIDTHS: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u, 14],
  [/[\sfijlrtI.,:;'|!()[\]-]/u, 5.5],
  [/[mwMW@%]/u, 12.5],
  [/\p{Lu}/u, 9.5],
];
const OTHER_WIDTH = 8;

/** The weight of names and titles. */
export const STRONG_WEIGHT = 500;

/** The weight of other texts. */
const NORMAL_WEIGHT = 400;

type Measure = (letter: string) => number;

interface Letters {
  readonly widths: Map<string, number>;
  readonly measure: Measure;
}

/** The measured letters of the fonts of one language, by weight. */
let measured: { readonly language: string; readonly lettersByWeight: Map<number, Letters> } | undefined;

/**
 * Estimates the width of a text at the body's font size, in pixels: the sum of the widths of its letters. Each letter
 * is measured once, in a canvas, so that no text causes a layout. Without a canvas, the widths of letters are
 * estimates, too.
 */
export function estimateTextWidth(text: string, weight = NORMAL_WEIGHT): number {
  const { widths, measure } = getLetters(weight);
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

function getLetters(weight: number): Letters {
  const language = globalThis.document?.documentElement.lang ?? '';
  if (measured?.language !== language) measured = { language, lettersByWeight: new Map() };
  const letters = measured.lettersByWeight.get(weight) ?? {
    widths: new Map(),
    measure: createMeasure(weight),
  };
  measured.lettersByWeight.set(weight, letters);
  return letters;
}

function createMeasure(weight: number): Measure {
  const context = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return estimateLetter;
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  context.font = `${weight} ${fontSize} ${fontFamily}`;
  return (letter) => context.measureText(letter).width;
}

function estimateLetter(letter: string): number {
  return WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER_WIDTH;
}
