/** Upper bounds of letter widths at the body's font size, in pixels, for any font. */
const WIDEST: readonly (readonly [letters: string, width: number])[] = [
  [" !',.:;|ijl", 5],
  ['"()-/[\\]`frt', 7],
  ['ABCDEFGHIJKLNOPQRSTUVXYZ', 11],
  ['%@MWmw', 15],
];

const OTHER_ASCII_WIDTH = 9;
const NON_ASCII_WIDTH = 15;

const widthByCode = new Uint8Array(128).fill(OTHER_ASCII_WIDTH);
for (const [letters, width] of WIDEST)
  for (const letter of letters) widthByCode[letter.charCodeAt(0)] = width;

/**
 * Returns whether a text certainly fits into a width at the body's font size, in any font. It adds upper bounds instead
 * of measuring the text, so a text can also fit if the result is false.
 */
export function fitsInAnyFont(text: string, availableWidth: number): boolean {
  let width = 0;
  for (let index = 0; index < text.length && width <= availableWidth; index += 1)
    width += widthByCode[text.charCodeAt(index)] ?? NON_ASCII_WIDTH;
  return width <= availableWidth;
}
