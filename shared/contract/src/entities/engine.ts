import {
  array,
  enum as enumeration,
  type infer as Infer,
  looseObject,
  nonnegative,
  nullable,
  number,
  object,
  record,
  string,
  unknown,
} from 'zod/mini';
import { TASK_IDS } from '../tasks/task-ids.ts';

export const taskIdSchema = enumeration(TASK_IDS);

const figureField = number().check(nonnegative());

/** The latest benchmark results of an engine. Times in milliseconds, memory in megabytes. */
const measuredSchema = looseObject({
  /** Day of the measurement, ISO 8601. */
  at: string(),
  /** Time from a cold start to the first output. */
  loadMs: figureField,
  p50Ms: figureField,
  p95Ms: figureField,
  memoryMb: figureField,
  /** Quality on the product's own samples: the metric and its value. */
  quality: object({ figure: string(), value: number() }),
});

export type EngineMeasurement = Infer<typeof measuredSchema>;

/** Describes an engine. Its name and weaknesses are in the caller's language. */
export const engineSchema = looseObject({
  id: string(),
  name: string(),
  version: string(),
  /** SPDX identifier. */
  licence: string(),
  tasks: array(taskIdSchema),
  /** BCP 47; empty where language does not matter. */
  languages: array(string()),
  nature: enumeration(['model', 'rules']),
  /** JSON Schema (2020-12) of its parameters, with defaults. Titles and descriptions are English technical terms. */
  parameters: record(string(), unknown()),
  weaknesses: array(string()),
  measured: nullable(measuredSchema),
});

export type EngineInfo = Infer<typeof engineSchema>;
