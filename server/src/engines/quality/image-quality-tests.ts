import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { IMAGE_TEXTS } from '../../seed/samples/image-texts.ts';
import { readSampleImage } from '../../seed/samples/read-sample-image.ts';
import type { RunInput } from '../core/engine.ts';
import { BARCODE_CASES, type BarcodeCase } from './barcode-cases.ts';
import { drawBarcode } from './draw-barcode.ts';
import { measureCharacterError } from './measure-character-error.ts';
import { OCR_CASES, type OcrCase } from './ocr-cases.ts';
import { OCR_SET_FOLDER } from './ocr-set-folder.ts';
import { defineQualityTest, type QualityTest } from './quality-test.ts';

type ImageName = keyof typeof IMAGE_TEXTS;

/** What a camera or a messenger app does to an image before it arrives. */
type Treatment = 'as it is' | 'compressed' | 'reduced';

async function createImageInput(name: ImageName, treatment: Treatment): Promise<RunInput> {
  const sample = await readSampleImage(name);
  if (!sample) throw new Error(`There is no image ${name}.`);
  return { kind: 'image', image: await applyTreatment(sample.bytes, treatment) };
}

async function applyTreatment(bytes: Uint8Array, treatment: Treatment): Promise<Uint8Array> {
  const image = new Transformer(bytes);
  const { width } = await image.metadata();
  if (treatment === 'compressed') return image.jpeg(35);
  if (treatment === 'reduced') return image.resize(Math.round(width * 0.75)).webp(70);
  return bytes;
}

/** The images of the quick test of Tesseract. */
const TREATED_IMAGES = [
  ['notice-zh', 'as it is'],
  ['bill-zh', 'as it is'],
  ['bill-zh', 'compressed'],
  ['receipt-en', 'as it is'],
  ['receipt-en', 'reduced'],
  ['sign-photo', 'as it is'],
] as const;

/** The unit tests of PP-OCR and ZXing use every eighth image. These images cover most kinds of images. */
const TEST_INTERVAL = 8;

/** Measures the mean character error over images, so that a long text counts no more than a short one. */
function createOcrQualityTest(
  engineId: string,
  cases: readonly OcrCase[],
  bound: { readonly atMost: number },
): QualityTest {
  return defineQualityTest({
    engineId,
    task: 'ocr',
    metric: `mean character error over ${cases.length} generated images`,
    bound,
    inputs: async () =>
      cases.map(({ name }) => async () => ({
        kind: 'image',
        image: new Uint8Array(await readFile(join(OCR_SET_FOLDER, `${name}.webp`))),
      })),
    score: (outputs) => {
      const errors = cases.map(({ parts }, at) =>
        measureCharacterError([outputs[at]?.text ?? ''], [parts.join('')]),
      );
      return errors.reduce((sum, error) => sum + error, 0) / errors.length;
    },
  });
}

/** Counts an image as read when the engine returns exactly its code. */
function createBarcodeQualityTest(cases: readonly BarcodeCase[]): QualityTest {
  return defineQualityTest({
    engineId: 'zxing',
    task: 'barcode',
    metric: `share of ${cases.length} generated images that are read`,
    bound: { atLeast: 0.95 },
    inputs: async () => cases.map((one) => async () => ({ kind: 'image', image: await drawBarcode(one) })),
    score: (outputs) =>
      cases.filter(({ format, text }, at) => {
        const codes = outputs[at]?.codes ?? [];
        return codes.length === 1 && codes[0]?.format === format && codes[0]?.text === text;
      }).length / cases.length,
  });
}

/** The quality tests of the image engines. */
export const imageQualityTests: readonly QualityTest[] = [
  {
    ...createOcrQualityTest('pp-ocr', OCR_CASES, { atMost: 0.08 }),
    quick: createOcrQualityTest(
      'pp-ocr',
      OCR_CASES.filter((_, index) => index % TEST_INTERVAL === TEST_INTERVAL - 1),
      { atMost: 0.08 },
    ),
  },
  {
    ...createOcrQualityTest('tesseract', OCR_CASES, { atMost: 0.6 }),
    quick: defineQualityTest({
      engineId: 'tesseract',
      task: 'ocr',
      metric: 'character error',
      bound: { atMost: 0.05 },
      inputs: () => Promise.all(TREATED_IMAGES.map(([name, treatment]) => createImageInput(name, treatment))),
      score: (outputs) =>
        measureCharacterError(
          outputs.map(({ text }) => text),
          TREATED_IMAGES.map(([name]) => IMAGE_TEXTS[name].join('')),
        ),
    }),
  },
  {
    ...createBarcodeQualityTest(BARCODE_CASES),
    quick: createBarcodeQualityTest(
      BARCODE_CASES.filter((_, index) => index % TEST_INTERVAL === TEST_INTERVAL - 1),
    ),
  },
];
