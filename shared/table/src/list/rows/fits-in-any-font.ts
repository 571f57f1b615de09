/** Upper bounds of letter widths at the body's font size, in pixels, for any font; a narrow font needs much less. */
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

/** Returns whether a text fits into a width at the body's font size in any font. It does not measure the text. */
export function fitsInAnyFont(text: string, availableWidth: number): boolean {
  let width = 0;
  for (let index = 0; index < text.length && width <= availableWidth; index += 1)
    width += widthByCode[text.charCodeAt(index)] ?? NON_ASCII_WIDTH;
  return width <= availableWidth;
}
