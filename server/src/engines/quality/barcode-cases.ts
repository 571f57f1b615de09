import { createSeededRandom } from '../tables/create-seeded-random.ts';
import type { BARCODE_FORMATS } from '../zxing/barcode-formats.ts';

/** One image of the barcode set. Lengths are in pixels, angles in degrees. */
export interface BarcodeCase {
  readonly format: keyof typeof BARCODE_FORMATS;
  readonly text: string;
  readonly treatment: (typeof TREATMENTS)[number];
  /** Width of the narrowest bar or of one square. */
  readonly module: number;
  readonly angle: number;
  /** Standard deviation of the blur. */
  readonly blur: number;
  /** Amplitude of the noise, of 255. */
  readonly noise: number;
  /** Share of the light that is missing in the darkest corner. */
  readonly falloff: number;
  /** The share of the light in a shadow with a hard edge across the code. 1 for none. */
  readonly shadow: number;
  readonly isInverted: boolean;
  /** JPEG quality, 0 for PNG. */
  readonly jpeg: number;
  readonly seed: number;
}

const TREATMENTS = [
  'clean',
  'small',
  'tilted',
  'quarter turns',
  'blurred',
  'noisy',
  'unevenly lit',
  'shadowed',
  'inverted',
  'compressed',
  'photo',
] as const;

const TEXTS: readonly (readonly [BarcodeCase['format'], string])[] = [
  ['QRCode', 'https://example.org/items/83-C?lot=19'],
  ['DataMatrix', '(21)7743-118 ROT'],
  ['Aztec', 'PLATFORM 7 COACH 12 SEAT 41'],
  ['PDF417', 'License 558-201-77, class B, valid to 2031'],
  ['EAN-13', '5901234123457'],
  ['EAN-8', '73513537'],
  ['UPC-A', '614141007349'],
  ['UPC-E', '06543217'],
  ['Code 128', 'Bay 14/C-0093'],
  ['Code 39', 'TOOL-5518'],
  ['Code 93', 'UNIT 93-044'],
  ['Codabar', 'B7702915C'],
  ['ITF', '10614141543219'],
];

const PLAIN = { angle: 0, blur: 0, noise: 0, falloff: 0, shadow: 1, isInverted: false, jpeg: 0 };

const random = createSeededRandom(41);
const drawBetween = (min: number, max: number) => min + (max - min) * random();

const VARIATIONS: Readonly<Record<BarcodeCase['treatment'], () => Partial<BarcodeCase>>> = {
  clean: () => ({}),
  small: () => ({ module: drawBetween(1.5, 1.9) }),
  tilted: () => ({ angle: drawBetween(4, 40) * (random() < 0.5 ? -1 : 1) }),
  'quarter turns': () => ({ angle: 90 * (1 + Math.floor(random() * 3)) + drawBetween(-3, 3) }),
  blurred: () => ({ module: drawBetween(2.5, 3.5), blur: drawBetween(0.8, 1.2) }),
  noisy: () => ({ noise: drawBetween(20, 45) }),
  'unevenly lit': () => ({ falloff: drawBetween(0.5, 0.8) }),
  shadowed: () => ({ shadow: drawBetween(0.35, 0.6) }),
  inverted: () => ({ isInverted: true }),
  compressed: () => ({ jpeg: Math.round(drawBetween(15, 40)) }),
  photo: () => ({
    angle: drawBetween(-15, 15),
    blur: 0.6,
    noise: 10,
    falloff: drawBetween(0.3, 0.6),
    jpeg: 60,
  }),
};

/** One image for each format and each treatment, with texts that were chosen after the engine was finished. */
export const BARCODE_CASES: readonly BarcodeCase[] = TEXTS.flatMap(([format, text], row) =>
  TREATMENTS.map((treatment, column) => ({
    ...PLAIN,
    module: drawBetween(2.2, 3.6),
    ...VARIATIONS[treatment](),
    format,
    text,
    treatment,
    seed: row * TREATMENTS.length + column + 1,
  })),
);
