import {
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  nullable,
  nullish,
  number,
  record,
  string,
  unknown,
} from 'zod/mini';
import { taskInputSchema } from '../tasks/task-input.ts';
import { appKindSchema } from './app.ts';
import { idField, timeField } from './fields.ts';

export const RUN_STATUSES = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'timeout',
  'canceled',
  'rejected',
  /** Its server ended before the run did, or, in a batch, a later attempt of the job has taken over its row. */
  'lost',
] as const;

export const runStatusSchema = enumeration(RUN_STATUSES);

/**
 * The tokens that a chat model counted for a run, and their cost at the prices when the run ended. A value is null or
 * undefined if it is unknown, and for other engines.
 */
export const tokenFields = {
  inputTokens: nullish(int()),
  outputTokens: nullish(int()),
  cost: nullish(number()),
  /** ISO 4217. */
  currency: nullish(string()),
};

/** The response of one run of an app. `outputs` follow its task's contract. Times in milliseconds. */
export const appRunSchema = looseObject({
  id: idField,
  task: string(),
  /** The target (named `model` in the API), and its version or revision that ran. */
  model: looseObject({ slug: string(), version: string() }),
  outputs: record(string(), unknown()),
  usage: looseObject({ queueMs: number(), runMs: number(), ...tokenFields }),
  warnings: array(string()),
});

export type AppRun = Infer<typeof appRunSchema>;

/** One run in an app's history. Times in milliseconds, sizes in bytes. */
export const runSchema = looseObject({
  id: idField,
  appId: idField,
  appName: string(),
  kind: appKindSchema,
  /** The user who ran it, or whose account key a program used. Null when a program used the key of an app. */
  userName: nullable(string()),
  channel: enumeration(['console', 'api', 'job']),
  targetId: idField,
  targetVersion: string(),
  status: runStatusSchema,
  /** The business code of a run that failed for a known reason. */
  errorCode: nullable(int()),
  /** Null until the run ends, and for lost runs. */
  queueMs: nullable(number()),
  runMs: nullable(number()),
  bytesIn: int(),
  bytesOut: int(),
  ...tokenFields,
  /** 1 for good, −1 for bad; null without feedback. */
  feedback: nullable(int()),
  /** Whether input and output were stored. */
  hasPayload: boolean(),
  /** The beginning of the input. Null for images, if it was not stored, and for users who may not read the input. */
  snippet: nullish(string()),
  createdAt: timeField,
});

export type Run = Infer<typeof runSchema>;

/** One run with its stored data. For another user's app, an admin receives the payload only by giving a reason. */
export const runDetailSchema = looseObject({
  ...runSchema.shape,
  task: string(),
  /** Whether a payload exists that this response omits because no reason was given. */
  isWithheld: boolean(),
  input: nullable(taskInputSchema),
  outputs: nullable(record(string(), unknown())),
  /** The input image. `data` is base64. Images over {@link LIMITS.storedFileBytes} are not stored. */
  file: nullable(looseObject({ mediaType: string(), data: string() })),
});

export type RunDetail = Infer<typeof runDetailSchema>;

/**
 * The maximum number of runs in one exported file and on one page of an export, and of characters in the JSON of one
 * input or output. A cell of a spreadsheet cannot contain more characters.
 */
export const RUN_EXPORT_LIMITS = { runs: 10_000, pageSize: 100, payloadLength: 32_767 } as const;

/** Why an exported run has no input and outputs, or `included`. */
const EXPORTED_PAYLOADS = ['included', 'notStored', 'tooLarge', 'withheld'] as const;

/** A run as it is exported. An image is not included. */
export const exportedRunSchema = looseObject({
  ...runSchema.shape,
  /** The engine of the version. Null if the version was deleted. */
  engineId: nullable(string()),
  /** The API key of the request; null for runs in the console. */
  keyName: nullable(string()),
  /** `withheld` for users who must state a reason to read the payload. */
  payload: enumeration(EXPORTED_PAYLOADS),
  input: nullable(taskInputSchema),
  outputs: nullable(record(string(), unknown())),
});

export type ExportedRun = Infer<typeof exportedRunSchema>;
