import type { GrayImage } from '../../images/gray-image.ts';
import type { Model } from './load-models.ts';
import { sampleBox } from './sample-box.ts';
import { findSmallestRectangle, type Point, type TextBox } from './text-box.ts';

/** The network needs sides that are multiples of this. */
const STEP = 32;
/** Larger images are reduced to this length of their longer side. */
const MAX_SIDE = 1_280;
/** Small images are enlarged up to this factor, which finds small letters. */
const MAX_ENLARGEMENT = 2;
/** Length of the longer side up to which small images are enlarged. */
const ENLARGED_TO = 1_280;
/** Pixels above this probability belong to text. */
const MIN_PROBABILITY = 0.3;
/** A region of text has at least this mean probability. */
const MIN_MEAN = 0.5;
/** Regions that are thinner than this, in pixels of the network, are noise. */
const MIN_SIDE = 3;
/** The network marks only the core of each line. On each side, a box grows by this factor × area ÷ perimeter. */
const GROWTH = 1.6;
/**
 * The width of a box also grows by this share of its height. Otherwise, punctuation at the ends of a line is lost.
 */
const END_GROWTH = 0.3;
/** Mean and standard deviation of the channels of ImageNet, from 0 to 1. The network was trained with them. */
const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;

/** Returns a box around each line of text, in pixels of the image. */
export async function detectBoxes(image: GrayImage, detect: Model): Promise<readonly TextBox[]> {
  const longerSide = Math.max(image.width, image.height);
  const factor =
    longerSide > MAX_SIDE ? MAX_SIDE / longerSide : Math.min(MAX_ENLARGEMENT, ENLARGED_TO / longerSide);
  const width = roundUp(image.width * factor);
  const height = roundUp(image.height * factor);
  // The sides are rounded up to multiples of `STEP`, which must not stretch the image. So the box extends beyond the
  // image by the added pixels.
  const fullBox: TextBox = {
    center: [width / factor / 2, height / factor / 2],
    direction: [1, 0],
    width: width / factor,
    height: height / factor,
  };
  const pixels = sampleBox(image, fullBox, width, height);
  const area = width * height;
  const input = new Float32Array(3 * area);
  for (const [channel, mean] of MEANS.entries()) {
    const deviation = DEVIATIONS[channel] ?? 1;
    for (let at = 0; at < area; at += 1) {
      input[channel * area + at] = ((pixels[at] ?? 0) / 255 - mean) / deviation;
    }
  }
  const { values } = await detect(input, [1, 3, height, width]);
  return findRegions(values, width, height).map((region) =>
    growBox(findSmallestRectangle(region), 1 / factor),
  );
}

const roundUp = (side: number): number => Math.max(STEP, Math.ceil(side / STEP) * STEP);

/** Returns the outline of each connected region of probable text. */
function findRegions(values: Float32Array, width: number, height: number): readonly (readonly Point[])[] {
  const isSeen = new Uint8Array(values.length);
  const regions: (readonly Point[])[] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (isSeen[start] || (values[start] ?? 0) <= MIN_PROBABILITY) continue;
    const region = floodFill(values, width, height, start, isSeen);
    if (region) regions.push(region);
  }
  return regions;
}

/**
 * Marks a connected region and returns its outline: the ends of each row. Returns undefined if the region is too thin
 * or its probability is too low.
 */
function floodFill(
  values: Float32Array,
  width: number,
  height: number,
  start: number,
  isSeen: Uint8Array,
): readonly Point[] | undefined {
  const rows = new Map<number, { left: number; right: number }>();
  const stack = [start];
  isSeen[start] = 1;
  let count = 0;
  let sum = 0;
  /** The first and the last column of the region. */
  let [first, last] = [width, -1];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    count += 1;
    first = Math.min(first, x);
    last = Math.max(last, x);
    sum += values[at] ?? 0;
    const row = rows.get(y);
    rows.set(y, { left: Math.min(row?.left ?? x, x), right: Math.max(row?.right ?? x, x) });
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= width * height || isSeen[next] || (values[next] ?? 0) <= MIN_PROBABILITY)
        continue;
      isSeen[next] = 1;
      stack.push(next);
    }
  }
  const side = Math.min(rows.size, last - first + 1);
  if (sum / count < MIN_MEAN || side < MIN_SIDE || count < MIN_SIDE * MIN_SIDE) return undefined;
  return [...rows].flatMap(([y, { left, right }]): Point[] => [
    [left, y],
    [right + 1, y],
    [left, y + 1],
    [right + 1, y + 1],
  ]);
}

/** Grows a box so that it contains whole letters, and converts it from pixels of the network to pixels of the image. */
function growBox({ center: [x, y], direction, width, height }: TextBox, scale: number): TextBox {
  const growth = (width * height * GROWTH) / (width + height);
  const grownHeight = height + growth;
  return {
    center: [x * scale, y * scale],
    direction,
    width: (width + growth + END_GROWTH * grownHeight) * scale,
    height: grownHeight * scale,
  };
}
