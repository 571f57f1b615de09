import { API_LIMITS, bindingField, TASK_IDS } from '@atrium/contract';
import {
  array,
  coerce,
  enum as enumeration,
  int,
  maximum,
  nullable,
  number,
  object,
  optional,
  pipe,
  positive,
  record,
  string,
  unknown,
} from 'zod/mini';

/** The request of a run. The task of the app defines `inputs`; an image is the file of a form. */
export const invokeSchema = object({
  inputs: record(string(), unknown()),
  options: optional(object({ binding: optional(bindingField) })),
});

export const invokedSchema = object({
  id: string(),
  app_id: string(),
  task: enumeration(TASK_IDS),
  model: object({ slug: string(), version: string() }),
  outputs: record(string(), unknown()),
  usage: object({ queue_ms: number(), run_ms: number() }),
  warnings: array(string()),
});

export const describedAppSchema = object({
  id: string(),
  name: string(),
  description: string(),
  status: string(),
  created_at: string(),
  task: enumeration(TASK_IDS),
  model: nullable(object({ slug: string(), version: string() })),
  /** JSON Schemas. */
  input_schema: record(string(), unknown()),
  output_schema: record(string(), unknown()),
});

/** Days up to today, in UTC. */
export const usageQuerySchema = object({
  days: optional(pipe(coerce.number(), int().check(positive(), maximum(API_LIMITS.usageDays)))),
});

const tallySchema = object({
  runs: int(),
  succeeded: int(),
  p50_ms: nullable(number()),
  p95_ms: nullable(number()),
  bytes_in: int(),
  bytes_out: int(),
});

export const usageSchema = object({
  app_id: string(),
  total: tallySchema,
  days: array(object({ date: string(), ...tallySchema.shape })),
});
