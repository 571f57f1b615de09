import { readFileSync } from 'node:fs';
import type { SentimentOutput } from '@atrium/contract';

type Label = SentimentOutput['label'];

/** Public reviews that the engine was not developed with. The README of this folder names their sources. */
export const SENTIMENT_REVIEWS: readonly (readonly [text: string, label: Label])[] = readFileSync(
  new URL('./sentiment-reviews.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, label, text = ''] = line.split('\t');
    return [text, label as Label];
  });
