import { API_LIMITS, bindingField, TASK_IDS } from '@atrium/contract';
import {
  array,
  boolean,
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
  options: optional(
    object({
      binding: optional(bindingField),
      /** Whether the response is sent as server-sent events. */
      stream: optional(boolean()),
    }),
  ),
});

export const invokedSchema = object({
  id: string(),
  app_id: string(),
  task: enumeration(TASK_IDS),
  model: object({ slug: string(), version: string() }),
  outputs: record(string(), unknown()),
  /** Tokens and cost are missing if they are unknown, and for engines that are not chat models. */
  usage: object({
    queue_ms: number(),
    run_ms: number(),
    input_tokens: optional(int()),
    output_tokens: optional(int()),
    cost: optional(number()),
    currency: optional(string()),
  }),
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

/** The query for a page of apps. */
export const appsQuerySchema = object({
  page: optional(pipe(coerce.number(), int().check(positive(), maximum(API_LIMITS.appPages)))),
  page_size: optional(pipe(coerce.number(), int().check(positive(), maximum(API_LIMITS.appPageSize)))),
});

export const publicAppsSchema = object({
  total: int(),
  apps: array(
    object({
      id: string(),
      name: string(),
      description: string(),
      status: string(),
      task: enumeration(TASK_IDS),
      created_at: string(),
    }),
  ),
});

const daysField = optional(pipe(coerce.number(), int().check(positive(), maximum(API_LIMITS.usageDays))));

/** Days up to today, in UTC. */
export const appUsageQuerySchema = object({ days: daysField });

const USAGE_GROUPS = ['hour', 'day', 'app', 'key', 'version'] as const;

export type UsageGroup = (typeof USAGE_GROUPS)[number];

export const usageQuerySchema = object({ days: daysField, group_by: optional(enumeration(USAGE_GROUPS)) });

export const publicTallySchema = object({
  runs: int(),
  succeeded: int(),
  errors: int(),
  p50_ms: nullable(number()),
  p95_ms: nullable(number()),
  bytes_in: int(),
  bytes_out: int(),
  /** Sums over the runs whose tokens are known; null if there is no such run. */
  input_tokens: nullable(int()),
  output_tokens: nullable(int()),
  /** Sums over the runs whose cost is known, by currency (ISO 4217). */
  costs: array(object({ currency: string(), amount: number() })),
});

export const appUsageSchema = object({
  app_id: string(),
  total: publicTallySchema,
  days: array(object({ date: string(), ...publicTallySchema.shape })),
});

export const publicUsageSchema = object({
  group_by: enumeration(USAGE_GROUPS),
  total: publicTallySchema,
  /** The group is null for runs without a key. */
  groups: array(object({ group: nullable(string()), ...publicTallySchema.shape })),
});
