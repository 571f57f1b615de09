import { readFileSync } from 'node:fs';
import type { TableInput, TaskId, TaskInput } from '@atrium/contract';
import type { ShippedSample } from './shipped-sample.ts';
import { TEXT_SAMPLES } from './text-samples.ts';

function createImageSample(
  task: TaskId,
  file: string,
  language: string | null,
  title: ShippedSample['title'],
): ShippedSample {
  const name = file.replace(/\.\w+$/, '');
  return { name, task, title, language, input: { kind: 'image' }, file };
}

function createTableSample(task: TaskId, name: string, title: ShippedSample['title']): ShippedSample {
  const input: TaskInput = { kind: 'table', ...readCsv(readText(`${name}.csv`)) };
  return { name, task, title, language: null, input, file: undefined };
}

/**
 * @param season The number of values after which the series repeats.
 * @param horizon The number of values to forecast.
 */
function createSeriesSample(
  name: string,
  season: number,
  horizon: number,
  title: ShippedSample['title'],
): ShippedSample {
  const values = readCsv(readText(`${name}.csv`)).rows.map(([value]) => Number(value));
  const input: TaskInput = { kind: 'series', values, season, horizon };
  return { name, task: 'forecast', title, language: null, input, file: undefined };
}

function readText(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** Every sample. A seeded algorithm has the first sample of its task. */
export const SHIPPED_SAMPLES: readonly ShippedSample[] = [
  createImageSample('ocr', 'notice-zh.png', 'zh', 'Chinese notice'),
  createImageSample('ocr', 'bill-zh.png', 'zh', 'Chinese bill screenshot'),
  createImageSample('ocr', 'receipt-en.png', 'en', 'English receipt'),
  createImageSample('ocr', 'sign-photo.jpg', null, 'Bilingual sign photo'),
  createImageSample('barcode', 'parcel-label.png', null, 'Parcel label'),
  createImageSample('barcode', 'codes-photo.jpg', null, 'Barcode photo'),
  createTableSample('cluster', 'shop-customers', 'Shop customers'),
  createTableSample('anomaly', 'pump-sensor', 'Pump sensors'),
  createSeriesSample('library-visits', 12, 12, 'Monthly library visits'),
  createSeriesSample('bakery-sales', 7, 14, 'Daily bakery sales'),
  ...TEXT_SAMPLES,
];

/**
 * Parses a table from text whose cells contain no commas and no quotes. Cells that are written as numbers become
 * numbers.
 */
function readCsv(text: string): Pick<TableInput, 'columns' | 'rows'> {
  const [columns = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return {
    columns,
    rows: rows.map((row) => row.map((cell) => (Number.isNaN(Number(cell)) ? cell : Number(cell)))),
  };
}
