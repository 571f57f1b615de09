import { OCR_TEXTS } from './ocr-texts.ts';

type OcrKind = 'clean' | 'skewed' | 'turned' | 'photo' | 'small' | 'receipt' | 'columns';

/** One image of the OCR set. `tools/bench/draw-ocr-set.ts` draws it; the image is stored in `ocr-set`. */
export interface OcrCase {
  readonly name: string;
  readonly kind: OcrKind;
  readonly font: string;
  /** Height of the letters in CSS pixels. */
  readonly fontSize: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  /** One text, the texts of two columns, or the cells of a receipt: a title, and pairs of a name and a price. */
  readonly parts: readonly string[];
}

const FONTS = ['Noto Sans CJK SC', 'Noto Serif CJK SC'] as const;
const { chinese, english, mixed, receipts } = OCR_TEXTS;
const ALL_TEXTS = chinese.flatMap((text, at) => [
  text,
  english[at] ?? text,
  mixed[at % mixed.length] ?? text,
]);

/**
 * Returns the images of one kind.
 *
 * @param first The index of the text of the first image.
 * @param variants Pairs of a font size and an angle.
 * @param listParts Returns the parts of an image by the index of its text. By default, the text is the only part.
 */
function createCases(
  kind: OcrKind,
  first: number,
  variants: readonly (readonly [fontSize: number, angle: number])[],
  listParts: (at: number) => readonly string[] = (at) => [ALL_TEXTS[at % ALL_TEXTS.length] ?? ''],
): readonly OcrCase[] {
  return variants.map(([fontSize, angle], index) => ({
    name: `${kind}-${index + 1}`,
    kind,
    font: FONTS[index % FONTS.length] ?? FONTS[0],
    fontSize,
    angle,
    parts: listParts(first + index),
  }));
}

/** The images of the OCR set, with their text in reading order. */
export const OCR_CASES: readonly OcrCase[] = [
  ...createCases('clean', 0, [
    [20, 0],
    [22, 0],
    [24, 0],
    [18, 0],
    [26, 0],
    [30, 0],
    [20, 0],
    [24, 0],
  ]),
  ...createCases('skewed', 8, [
    [20, 2],
    [22, -2],
    [24, 3],
    [20, -3],
    [22, 4],
    [24, -4],
    [20, 5],
    [22, -5],
    [26, 5],
    [18, 3],
  ]),
  ...createCases('turned', 18, [
    [22, 90],
    [20, 270],
    [24, 90],
    [22, 180],
    [20, 90],
    [24, 270],
    [26, 180],
    [22, 90],
    [20, 93],
    [24, 272],
  ]),
  ...createCases('photo', 4, [
    [24, 0],
    [26, 2],
    [28, -1],
    [24, 3],
    [26, -2],
    [30, 0],
    [24, 1],
    [22, -3],
    [28, 2],
    [26, 0],
  ]),
  ...createCases('small', 14, [
    [9, 0],
    [10, 0],
    [11, 0],
    [12, 0],
    [13, 0],
    [14, 0],
    [16, 0],
    [28, 0],
    [9, 0],
    [10, 0],
    [12, 0],
    [11, 0],
  ]),
  ...createCases(
    'receipt',
    0,
    [
      [20, 0],
      [18, 0],
      [20, 0],
      [22, 2],
      [16, 0],
      [20, -2],
    ],
    (at) => receipts[at % receipts.length] ?? [],
  ),
  ...createCases(
    'columns',
    0,
    [
      [18, 0],
      [18, 0],
      [16, 0],
      [20, 0],
      [18, 2],
      [16, -2],
      [16, 0],
      [20, 0],
    ],
    (at) => {
      const texts = at % 2 === 0 ? english : chinese;
      return [texts[at] ?? '', texts[(at + 3) % texts.length] ?? ''];
    },
  ),
];
