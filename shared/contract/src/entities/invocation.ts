import { array, enum as enumeration, type infer as Infer, int, looseObject, number, string } from 'zod/mini';
import { idField } from './fields.ts';

export const invocationStatusSchema = enumeration([
  'queued',
  'running',
  'succeeded',
  'failed',
  'timeout',
  'canceled',
  'rejected',
]);

/** One word of a text. Offsets are UTF-16 code units into the text as sent; `tag` is the engine's part of speech. */
export const tokenSchema = looseObject({ text: string(), tag: string(), start: int(), end: int() });

export type Token = Infer<typeof tokenSchema>;

export const tokenizeOutputSchema = looseObject({ tokens: array(tokenSchema) });

/** What one run of an NLP app answers. Times in milliseconds. */
export const nlpRunSchema = looseObject({
  id: idField,
  task: string(),
  model: looseObject({ slug: string(), version: string() }),
  outputs: tokenizeOutputSchema,
  usage: looseObject({ queueMs: number(), runMs: number() }),
  warnings: array(string()),
});

export type NlpRun = Infer<typeof nlpRunSchema>;
