import type { GrayImage } from '../../images/gray-image.ts';

/** The columns of an image in which a character was read. */
export interface InkSpan {
  readonly from: number;
  readonly to: number;
}

interface RecognizedCharacter {
  readonly character: string;
  readonly span: InkSpan;
}

/** The smallest width of the space between two words, as a share of the line's height. */
const MIN_GAP = 0.17;
/** A column with less contrast than this share of the line's contrast is blank. */
const BLANK_CONTRAST = 0.35;
/** Characters that can have a space between them. They include Chinese punctuation, which the code excludes below. */
const SPACED_CHARACTER = /[\p{Script=Latin}\p{Nd}\p{P}\p{S}]/u;
const CHINESE_PUNCTUATION = /[\u3000-\u303f\uff00-\uffef]/u;

/**
 * Returns whether there is a space between two characters. The network detects few spaces, so blank columns of the
 * image decide.
 */
export function hasSpaceBetween(
  left: RecognizedCharacter,
  right: RecognizedCharacter,
  line: GrayImage,
): boolean {
  const canHaveSpace = [left, right].every(
    ({ character }) => SPACED_CHARACTER.test(character) && !CHINESE_PUNCTUATION.test(character),
  );
  if (!canHaveSpace) return false;
  const contrast = measureContrast(line, 0, line.width);
  let blankWidth = 0;
  let widestGap = 0;
  for (let x = Math.floor(left.span.from); x < Math.min(line.width, Math.ceil(right.span.to)); x += 1) {
    blankWidth = measureContrast(line, x, x + 1) < contrast * BLANK_CONTRAST ? blankWidth + 1 : 0;
    widestGap = Math.max(widestGap, blankWidth);
  }
  return widestGap >= line.height * MIN_GAP;
}

/**
 * Returns the difference between the brightest and the darkest pixel of some columns, without the
 * upper and the lower eighth of the image.
 */
function measureContrast({ width, height, pixels }: GrayImage, from: number, to: number): number {
  let [dark, bright] = [255, 0];
  for (let y = Math.round(height / 8); y < (height * 7) / 8; y += 1) {
    for (let x = from; x < to; x += 1) {
      const value = pixels[y * width + x] ?? 0;
      dark = Math.min(dark, value);
      bright = Math.max(bright, value);
    }
  }
  return bright - dark;
}
