import { array, enum as enumeration, type infer as Infer, looseObject, number, string } from 'zod/mini';
import { tokenizeOutputSchema } from '../tasks/text-outputs.ts';
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
