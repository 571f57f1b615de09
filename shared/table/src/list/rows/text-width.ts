const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;

/** Estimates the width of a text at the body's font size, in pixels: enough to reserve space without measuring. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 14 : 7.75;
  return Math.ceil(width);
}
