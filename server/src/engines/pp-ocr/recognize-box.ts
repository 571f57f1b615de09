import type { GrayImage } from '../../images/gray-image.ts';
import { hasSpaceBetween, type InkSpan } from './has-space-between.ts';
import type { OcrModels } from './load-models.ts';
import { sampleBox } from './sample-box.ts';
import type { TextBox } from './text-box.ts';

/** The network reads lines of this height. */
const HEIGHT = 48;
/** The smallest and the largest width of a line, in pixels. Longer lines are compressed. */
const MIN_WIDTH = 32;
const MAX_WIDTH = 3_200;

export interface RecognizedText {
  readonly text: string;
  /** Mean probability of its characters; 0 when there are none. */
  readonly score: number;
}

/** Reads the text in a box. */
export async function recognizeBox(
  image: GrayImage,
  box: TextBox,
  { recognize, characters }: OcrModels,
): Promise<RecognizedText> {
  const scaledWidth = Math.round((HEIGHT * box.width) / Math.max(1, box.height));
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, scaledWidth));
  const pixels = sampleBox(image, box, width, HEIGHT);
  // The network reads values from −1 to 1.
  const input = new Float32Array(3 * pixels.length);
  for (const [at, value] of pixels.entries()) input[at] = value / 127.5 - 1;
  // The network reads three channels, which are equal for a gray image.
  input.copyWithin(pixels.length, 0, pixels.length);
  input.copyWithin(2 * pixels.length, 0, pixels.length);
  const { values, shape } = await recognize(input, [1, 3, HEIGHT, width]);
  const [, steps = 0, classes = 0] = shape;
  const recognized: { readonly character: string; readonly score: number; readonly span: InkSpan }[] = [];
  const stepWidth = width / Math.max(1, steps);
  for (let step = 0, previousClass = 0; step < steps; step += 1) {
    const { best, score } = findBestClass(values, step * classes, classes);
    const character = characters[best] ?? '';
    // The network repeats a character in each step in which it sees it, and returns class 0 where
    // it sees none (connectionist temporal classification).
    if (best !== 0 && best !== previousClass) {
      recognized.push({ character, score, span: { from: step * stepWidth, to: (step + 1) * stepWidth } });
    }
    previousClass = best;
  }
  if (recognized.length === 0) return { text: '', score: 0 };
  const text = recognized.map(({ character, span }, index) => {
    const previous = recognized[index - 1];
    const needsSpace =
      previous && hasSpaceBetween(previous, { character, span }, { pixels, width, height: HEIGHT });
    return needsSpace ? ` ${character}` : character;
  });
  return {
    text: text.join('').replaceAll(/\s+/gu, ' ').trim(),
    score: recognized.reduce((sum, { score }) => sum + score, 0) / recognized.length,
  };
}

function findBestClass(values: Float32Array, from: number, count: number) {
  let best = 0;
  for (let index = 1; index < count; index += 1) {
    if ((values[from + index] ?? 0) > (values[from + best] ?? 0)) best = index;
  }
  return { best, score: values[from + best] ?? 0 };
}
