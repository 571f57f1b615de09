import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { AppKind } from '../entities/app.ts';
import { barcodeOutputSchema, ocrOutputSchema } from './image-outputs.ts';
import { classifyOutputSchema, regressOutputSchema } from './prediction-outputs.ts';
import { anomalyOutputSchema, clusterOutputSchema, forecastOutputSchema } from './table-outputs.ts';
import type { TaskId } from './task-ids.ts';
import type { TaskInputKind } from './task-input.ts';
import {
  entitiesOutputSchema,
  extractOutputSchema,
  generateOutputSchema,
  keywordsOutputSchema,
  languageOutputSchema,
  redactOutputSchema,
  sentimentOutputSchema,
  tokenizeOutputSchema,
} from './text-outputs.ts';

/** The contract of one task. Engines that satisfy it are interchangeable for an app. */
export interface Task {
  /** The kind of the apps that perform the task. */
  readonly family: AppKind;
  readonly input: TaskInputKind;
  readonly output: ZodMiniType;
}

export const TASKS = {
  tokenize: { family: 'nlp', input: 'text', output: tokenizeOutputSchema },
  entities: { family: 'nlp', input: 'text', output: entitiesOutputSchema },
  sentiment: { family: 'nlp', input: 'text', output: sentimentOutputSchema },
  language: { family: 'nlp', input: 'text', output: languageOutputSchema },
  keywords: { family: 'nlp', input: 'text', output: keywordsOutputSchema },
  redact: { family: 'nlp', input: 'text', output: redactOutputSchema },
  generate: { family: 'nlp', input: 'text', output: generateOutputSchema },
  extract: { family: 'nlp', input: 'text', output: extractOutputSchema },
  ocr: { family: 'recognition', input: 'image', output: ocrOutputSchema },
  barcode: { family: 'recognition', input: 'image', output: barcodeOutputSchema },
  cluster: { family: 'algorithm', input: 'table', output: clusterOutputSchema },
  anomaly: { family: 'algorithm', input: 'table', output: anomalyOutputSchema },
  forecast: { family: 'algorithm', input: 'series', output: forecastOutputSchema },
  classify: { family: 'algorithm', input: 'table', output: classifyOutputSchema },
  regress: { family: 'algorithm', input: 'table', output: regressOutputSchema },
} as const satisfies Record<TaskId, Task>;

/** The output of the task `Id`. */
export type TaskOutput<Id extends TaskId = TaskId> = Infer<(typeof TASKS)[Id]['output']>;
