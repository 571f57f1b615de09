import type { OcrOutput } from '@atrium/contract';
import { type GrayImage, halveSize, toPgm } from '../../images/gray-image.ts';
import { type Box, getLinePolygon } from './get-line-polygon.ts';
import { loadTesseractCore, type TesseractApi, type TesseractCore } from './tesseract-core.ts';
import type { TesseractParameters } from './tesseract-parameters.ts';

interface RecognizedLine {
  readonly text: string;
  /** Percent. */
  readonly confidence: number;
  readonly bbox: Box;
  readonly baseline: Box;
}

interface RecognizedPage {
  readonly blocks:
    | readonly { readonly paragraphs: readonly { readonly lines: readonly RecognizedLine[] }[] }[]
    | null;
}

/** Tesseract's names of the languages. */
const LANGUAGE_NAMES = { zh: 'chi_sim', en: 'eng' } as const;
/** Tesseract's page segmentation modes. */
const LAYOUTS: Readonly<Record<TesseractParameters['layout'], string>> = {
  page: '3',
  column: '4',
  block: '6',
  line: '7',
  sparse: '11',
};
/** Tesseract's mode that uses only the neural network. */
const NEURAL_ONLY = 1;
/** Larger images are first halved: letters in a photo are far larger than Tesseract needs, and time is short. */
const MAX_PIXELS = 9_000_000;
/** The number of runs after which the core is loaded again, because its memory only grows. */
const RUNS_PER_CORE = 200;

let core: Promise<TesseractCore> | undefined;
let runs = 0;
/** Stays loaded while requests use the same languages, because loading others takes a while. */
let loadedApi: { readonly languages: string; readonly api: TesseractApi } | undefined;

/** Returns the lines of text in an image, in the order in which Tesseract reads them, top to bottom. */
export async function recognizeText(image: GrayImage, parameters: TesseractParameters): Promise<OcrOutput> {
  let reduced = image;
  let scale = 1;
  for (; reduced.width * reduced.height > MAX_PIXELS; scale *= 2) reduced = halveSize(reduced);
  const page = await recognizePage(reduced, parameters).catch((error: unknown) => {
    // The state of the core is unknown, so the next image loads a new one.
    core = loadedApi = undefined;
    throw error;
  });
  const lines = (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map((line) => toLine(line, scale))
    .filter(({ text, score }) => text !== '' && score >= parameters.minScore);
  return { text: lines.map(({ text }) => text).join('\n'), lines };
}

async function recognizePage(
  image: GrayImage,
  { languages, layout }: TesseractParameters,
): Promise<RecognizedPage> {
  const { tesseract, api } = await prepareApi(languages);
  tesseract.FS.writeFile('/input', toPgm(image));
  // 1: the image is upright. 0: Tesseract does not turn it.
  if (api.SetImageFile(1, 0) !== 0) throw new Error('The image could not be read.');
  api.SetVariable('tessedit_pageseg_mode', LAYOUTS[layout]);
  // Without this variable, a space appears between any two Chinese characters.
  api.SetVariable('preserve_interword_spaces', '1');
  api.Recognize(null);
  const page = JSON.parse(api.GetJSONText()) as RecognizedPage;
  api.Clear();
  return page;
}

/** Returns Tesseract with the models of the languages, and loads what is not loaded yet. */
async function prepareApi(
  languages: TesseractParameters['languages'],
): Promise<{ readonly tesseract: TesseractCore; readonly api: TesseractApi }> {
  runs += 1;
  if (runs % RUNS_PER_CORE === 0) core = loadedApi = undefined;
  core ??= loadTesseractCore();
  const tesseract = await core;
  const names = [...new Set(languages)].map((language) => LANGUAGE_NAMES[language]).join('+');
  if (loadedApi?.languages === names) return { tesseract, api: loadedApi.api };
  loadedApi?.api.End();
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, names, NEURAL_ONLY) !== 0) throw new Error(`No model of ${names} could be loaded.`);
  loadedApi = { languages: names, api };
  return { tesseract, api };
}

function toLine(
  { text, confidence, bbox, baseline }: RecognizedLine,
  scale: number,
): OcrOutput['lines'][number] {
  const corners = getLinePolygon(bbox, baseline);
  return {
    text: text.replaceAll(/\s+/gu, ' ').trim(),
    score: Math.min(1, Math.max(0, confidence / 100)),
    polygon: corners.map(([x, y]): [number, number] => [x * scale, y * scale]),
  };
}
