import type { OcrOutput } from '@atrium/contract';
import type { GrayImage } from '../../images/gray-image.ts';
import { detectBoxes } from './detect-boxes.ts';
import { findPageDirection } from './find-page-direction.ts';
import { loadModels, type OcrModels } from './load-models.ts';
import { normalizeLighting } from './normalize-lighting.ts';
import type { PpOcrParameters } from './pp-ocr-parameters.ts';
import { type RecognizedText, recognizeBox } from './recognize-box.ts';
import { sortByReadingOrder } from './sort-by-reading-order.ts';
import { alignBox, getCorners, type Point, type TextBox } from './text-box.ts';

interface RecognizedBox extends RecognizedText {
  readonly box: TextBox;
}

/** The number of lines whose scores decide the direction of reading. */
const PROBE_LINES = 4;
/** Lines with at least this mean score are certainly not upside down. */
const CERTAIN_SCORE = 0.85;
/** Upside-down lines need a score that is this much higher, because most pages are upright. */
const UPSIDE_DOWN_MARGIN = 0.05;

let models: Promise<OcrModels> | undefined;

/**
 * Reads the text in an image at any of four orientations and with any skew. Lines are in reading order, column by
 * column; the text has one line for each row of boxes.
 */
export async function readPage(image: GrayImage, { minScore }: PpOcrParameters): Promise<OcrOutput> {
  models ??= loadModels();
  const loaded = await models.catch((error: unknown) => {
    models = undefined;
    throw error;
  });
  const page = normalizeLighting(image);
  const boxes = await detectBoxes(page, loaded.detect);
  const direction = await findReadingDirection(page, boxes, loaded);
  const recognized: RecognizedBox[] = [];
  for (const box of boxes.map((box) => alignBox(box, direction))) {
    recognized.push({ box, ...(await recognizeBox(page, box, loaded)) });
  }
  const rows = sortByReadingOrder(
    recognized.filter(({ text, score }) => text !== '' && score >= minScore),
    direction,
  );
  return {
    text: rows.map((row) => row.map(({ text }) => text).join(' ')).join('\n'),
    lines: rows.flat().map(({ text, score, box }) => ({
      text,
      score: Math.min(1, score),
      polygon: getCorners(box).map(([x, y]): [number, number] => [x, y]),
    })),
  };
}

/** Returns the direction of the lines, turned by 180° when the longest lines have a better score that way. */
async function findReadingDirection(
  page: GrayImage,
  boxes: readonly TextBox[],
  loaded: OcrModels,
): Promise<Point> {
  const forward = findPageDirection(boxes);
  const reversed: Point = [-forward[0], -forward[1]];
  const probes = boxes.toSorted((one, other) => other.width - one.width).slice(0, PROBE_LINES);
  const getScore = async (direction: Point) => {
    let sum = 0;
    for (const box of probes) sum += (await recognizeBox(page, alignBox(box, direction), loaded)).score;
    return sum / Math.max(1, probes.length);
  };
  const score = await getScore(forward);
  return score >= CERTAIN_SCORE || score + UPSIDE_DOWN_MARGIN >= (await getScore(reversed))
    ? forward
    : reversed;
}
