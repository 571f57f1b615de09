import {
  array,
  enum as enumeration,
  type infer as Infer,
  looseObject,
  nullable,
  record,
  string,
  unknown,
} from 'zod/mini';
import { publicationStatusSchema } from './algorithm.ts';
import { commonFields, descriptionField, nameField, slugField } from './fields.ts';

export const NLP_TASKS = [
  'tokenize',
  'entities',
  'sentiment',
  'language',
  'keywords',
  'summary',
  'redact',
  'similarity',
  'classify',
  'extract',
] as const;

export const nlpTaskSchema = enumeration(NLP_TASKS);

export const nlpItemSchema = looseObject({
  ...commonFields,
  slug: slugField,
  name: nameField,
  task: nlpTaskSchema,
  description: descriptionField,
  engine: string(),
  languages: array(string()),
  parameters: record(string(), unknown()),
  status: publicationStatusSchema,
  /** A text on which the engine shows what it does. */
  sample: nullable(string()),
});

export type NlpItem = Infer<typeof nlpItemSchema>;
