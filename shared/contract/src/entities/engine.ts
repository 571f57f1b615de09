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

/** What an engine was last seen to do, by the bench of the product. Times in milliseconds, memory in megabytes. */
const measuredSchema = looseObject({
  /** Day of the measurement, ISO 8601. */
  at: string(),
  /** From nothing to the first answer. */
  loadMs: figureField,
  p50Ms: figureField,
  p95Ms: figureField,
  memoryMb: figureField,
  /** Quality on the product's own samples: what was measured, and how much of it. */
  quality: object({ figure: string(), value: number() }),
});

export type EngineMeasurement = Infer<typeof measuredSchema>;

/** What an engine says of itself; its name and weaknesses are in the caller's language. */
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
  /** JSON Schema (2020-12) of its parameters, with defaults; titles and descriptions are English terms of the trade. */
  parameters: record(string(), unknown()),
  weaknesses: array(string()),
  measured: nullable(measuredSchema),
});

export type EngineInfo = Infer<typeof engineSchema>;
