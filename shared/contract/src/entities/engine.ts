import {
  array,
  enum as enumeration,
  type infer as Infer,
  looseObject,
  nonnegative,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  unknown,
} from 'zod/mini';
import { TASK_IDS } from '../tasks/task-ids.ts';

export const taskIdSchema = enumeration(TASK_IDS);

const metricField = number().check(nonnegative());

/** The latest benchmark results of an engine. Times in milliseconds, memory in megabytes. */
const measurementSchema = looseObject({
  /** Day of the measurement, ISO 8601. */
  at: string(),
  /** Time from a cold start to the first output. */
  loadMs: metricField,
  p50Ms: metricField,
  p95Ms: metricField,
  memoryMb: metricField,
  /** The English name of the quality metric, and its value. */
  quality: object({ metric: string(), value: number() }),
});

export type EngineMeasurement = Infer<typeof measurementSchema>;

/** The inputs with which the quality of an engine was measured, in the caller's language. */
const qualitySetSchema = looseObject({
  metric: string(),
  /** A text that states the source of the inputs, and whether the engine was developed with them. */
  set: string(),
  /** Number of inputs. */
  size: metricField,
  /** A text that states which kinds of input are missing, so that they are not measured. */
  uncovered: string(),
});

/** Describes an engine. Its name and limitations are in the caller's language. */
export const engineSchema = looseObject({
  id: string(),
  name: string(),
  version: string(),
  /** SPDX identifier. */
  license: string(),
  tasks: array(taskIdSchema),
  /** BCP 47; empty where language does not matter. */
  languages: array(string()),
  method: enumeration(['model', 'rules']),
  /** JSON Schema (2020-12) of its parameters, with defaults. Titles and descriptions are English technical terms. */
  parameters: record(string(), unknown()),
  limitations: array(string()),
  measured: nullable(measurementSchema),
  qualitySet: optional(qualitySetSchema),
});

export type EngineInfo = Infer<typeof engineSchema>;
