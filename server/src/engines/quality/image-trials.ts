import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { PICTURE_CODES, PICTURE_TEXTS } from '../../seed/samples/image-texts.ts';
import { readImage } from '../../seed/samples/read-image.ts';
import type { EngineInput } from '../core/engine.ts';
import { characterError } from './character-error.ts';
import { defineTrial, type EngineTrial } from './engine-trial.ts';
import { OCR_CASES, type OcrCase } from './ocr-cases.ts';
import { OCR_SET_FOLDER } from './ocr-set-folder.ts';

type Name = keyof typeof PICTURE_TEXTS | keyof typeof PICTURE_CODES;

/** An image as a camera or a messenger app delivers it. */
type Treatment = 'as it is' | 'compressed' | 'reduced' | 'blurred';

async function imageInput(name: Name, treatment: Treatment): Promise<EngineInput> {
  const picture = await readImage(name);
  if (!picture) throw new Error(`There is no picture ${name}.`);
  return { kind: 'image', image: await treat(picture.bytes, treatment) };
}

async function treat(bytes: Uint8Array, treatment: Treatment): Promise<Uint8Array> {
  const image = new Transformer(bytes);
  const { width } = await image.metadata();
  if (treatment === 'compressed') return image.jpeg(35);
  if (treatment === 'reduced') return image.resize(Math.round(width * 0.75)).webp(70);
  if (treatment === 'blurred') return image.blur(1).jpeg(60);
  return bytes;
}

const PAGES = [
  ['notice-zh', 'as it is'],
  ['bill-zh', 'as it is'],
  ['bill-zh', 'compressed'],
  ['receipt-en', 'as it is'],
  ['receipt-en', 'reduced'],
  ['sign-photo', 'as it is'],
] as const;

const CODES = [
  ['parcel-label', 'as it is'],
  ['parcel-label', 'compressed'],
  ['codes-photo', 'as it is'],
  ['codes-photo', 'blurred'],
] as const;

/** The tests run one in this many of the OCR cases, with at least one of most kinds. */
const EVERY = 8;

/** Measures the mean character error over images, so that a long text counts no more than a short one. */
function ocrTrial(engineId: string, cases: readonly OcrCase[], atMost: number): EngineTrial {
  return defineTrial({
    engineId,
    task: 'ocr',
    figure: `mean character error over ${cases.length} generated images`,
    bound: { atMost },
    inputs: () =>
      Promise.all(
        cases.map(async ({ name }) => ({
          kind: 'image' as const,
          image: new Uint8Array(await readFile(join(OCR_SET_FOLDER, `${name}.webp`))),
        })),
      ),
    judge: (outputs) => {
      const errors = cases.map(({ parts }, at) =>
        characterError([outputs[at]?.text ?? ''], [parts.join('')]),
      );
      return errors.reduce((sum, error) => sum + error, 0) / errors.length;
    },
  });
}

/** The trials of the image engines. */
export const imageTrials: readonly EngineTrial[] = [
  {
    ...ocrTrial('pp-ocr', OCR_CASES, 0.08),
    quick: ocrTrial(
      'pp-ocr',
      OCR_CASES.filter((_, index) => index % EVERY === EVERY - 1),
      0.08,
    ),
  },
  {
    ...ocrTrial('tesseract', OCR_CASES, 0.6),
    quick: defineTrial({
      engineId: 'tesseract',
      task: 'ocr',
      figure: 'character error',
      bound: { atMost: 0.05 },
      inputs: () => Promise.all(PAGES.map(([name, treatment]) => imageInput(name, treatment))),
      judge: (outputs) =>
        characterError(
          outputs.map(({ text }) => text),
          PAGES.map(([name]) => PICTURE_TEXTS[name].join('')),
        ),
    }),
  },
  defineTrial({
    engineId: 'zxing',
    task: 'barcode',
    figure: 'codes read',
    bound: { atLeast: 1 },
    inputs: () => Promise.all(CODES.map(([name, treatment]) => imageInput(name, treatment))),
    judge: (outputs) => {
      const wanted = CODES.map(([name]): readonly string[] => PICTURE_CODES[name]);
      const read = outputs.map(({ codes }) => new Set(codes.map(({ format, text }) => `${format} ${text}`)));
      const found = wanted.flatMap((codes, index) => codes.filter((code) => read[index]?.has(code)));
      return found.length / wanted.flat().length;
    },
  }),
];
