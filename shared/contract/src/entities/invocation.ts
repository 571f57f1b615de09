import {
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  nullable,
  number,
  record,
  string,
  unknown,
} from 'zod/mini';
import { taskInputSchema } from '../tasks/task-input.ts';
import { appKindSchema } from './app.ts';
import { idField, timeField } from './fields.ts';

export const INVOCATION_STATUSES = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'timeout',
  'canceled',
  'rejected',
] as const;

export const invocationStatusSchema = enumeration(INVOCATION_STATUSES);

/** What one run of an app answers: `outputs` are those of its task's contract. Times in milliseconds. */
export const appRunSchema = looseObject({
  id: idField,
  task: string(),
  model: looseObject({ slug: string(), version: string() }),
  outputs: record(string(), unknown()),
  usage: looseObject({ queueMs: number(), runMs: number() }),
  warnings: array(string()),
});

export type AppRun = Infer<typeof appRunSchema>;

/** One run in an app's history. Times in milliseconds, sizes in bytes. */
export const invocationSchema = looseObject({
  id: idField,
  appId: idField,
  appName: string(),
  kind: appKindSchema,
  /** Who ran it. */
  userName: nullable(string()),
  channel: enumeration(['console', 'api', 'job']),
  targetId: idField,
  targetVersion: string(),
  status: invocationStatusSchema,
  /** A business code, unless it succeeded. */
  errorCode: nullable(int()),
  queueMs: number(),
  runMs: number(),
  bytesIn: int(),
  bytesOut: int(),
  /** 1 for good, −1 for bad; none while nobody has said. */
  feedback: nullable(int()),
  /** Whether what went in and came out was kept. */
  hasPayload: boolean(),
  createdAt: timeField,
});

export type Invocation = Infer<typeof invocationSchema>;

/** One run with what was kept of it. Of somebody else's app an admin gets the payload only by giving a reason. */
export const invocationDetailSchema = looseObject({
  ...invocationSchema.shape,
  task: string(),
  /** Whether there is a payload that this answer leaves out for want of a reason. */
  isWithheld: boolean(),
  input: nullable(taskInputSchema),
  outputs: nullable(record(string(), unknown())),
  /** The image that it ran on; `data` is base64. Images over {@link LIMITS.keptFileBytes} are not kept. */
  file: nullable(looseObject({ mediaType: string(), data: string() })),
});

export type InvocationDetail = Infer<typeof invocationDetailSchema>;
