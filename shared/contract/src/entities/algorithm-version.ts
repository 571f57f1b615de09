import {
  array,
  boolean,
  enum as enumeration,
  extend,
  type infer as Infer,
  int,
  looseObject,
  nullable,
  number,
  record,
  refine,
  regex,
  string,
  unknown,
} from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { taskInputSchema } from '../tasks/task-input.ts';
import { commonFields, idField, positiveIntegerField, timeField } from './fields.ts';
import { isStorableJson } from './json-field.ts';
import type { Transitions } from './publication.ts';
import { textField } from './text-field.ts';

export const VERSION_STATUSES = ['draft', 'validating', 'ready', 'failed', 'archived'] as const;

export const versionStatusSchema = enumeration(VERSION_STATUSES);

export type VersionStatus = Infer<typeof versionStatusSchema>;

export type VersionTransition = 'edit' | 'validate' | 'pass' | 'fail' | 'archive' | 'restore';

/** The status transitions of an algorithm version. Its content never changes once it is ready. */
export const VERSION_TRANSITIONS: Transitions<VersionStatus, VersionTransition> = {
  edit: { from: ['draft', 'failed'], to: 'draft' },
  validate: { from: ['draft', 'failed'], to: 'validating' },
  pass: { from: ['validating'], to: 'ready' },
  fail: { from: ['validating'], to: 'failed' },
  archive: { from: ['ready'], to: 'archived' },
  restore: { from: ['archived'], to: 'ready' },
};

/** The alias that apps use unless they choose another binding. A published algorithm always has it. */
export const PRODUCTION_ALIAS = 'production';

/**
 * Lower case letters, digits, hyphens and underscores, starting with a letter; neither `latest` nor of the form `v1`.
 */
export const aliasField = string().check(regex(/^(?!latest$|v\d+$)[a-z][a-z0-9_-]{0,31}$/));

export const versionNumberField = positiveIntegerField;

export const noteField = textField(LIMITS.noteLength);

/** Metrics of a version's validation. Times in milliseconds. */
const versionMetricsSchema = looseObject({ queueMs: number(), runMs: number(), validatedAt: timeField });

export const algorithmVersionSchema = looseObject({
  ...commonFields,
  algorithmId: idField,
  /** 1, 2, 3 … within its algorithm. */
  number: versionNumberField,
  engineId: string(),
  note: string(),
  status: versionStatusSchema,
  /** The engine's message about why validation failed. */
  statusMessage: nullable(string()),
  metrics: nullable(versionMetricsSchema),
  /** Names of the aliases that point at the version. */
  aliases: array(string()),
  createdByName: nullable(string()),
});

/** A version as it appears in lists. */
export type AlgorithmVersion = Infer<typeof algorithmVersionSchema>;

/**
 * The limit of `bytes` allows every sample within `LIMITS.sampleLength` characters: in UTF-8, a character of JavaScript
 * has at most three bytes.
 */
const SAMPLE_LIMITS = { bytes: 3 * LIMITS.sampleLength, depth: 4, items: LIMITS.sampleLength };

/** Stored with its version, so it is limited to `LIMITS.sampleLength` characters of JSON. */
export const sampleSchema = taskInputSchema.check(
  refine((sample) => JSON.stringify(sample).length <= LIMITS.sampleLength),
  refine((sample) => isStorableJson(sample, SAMPLE_LIMITS)),
);

export const algorithmVersionDetailSchema = extend(algorithmVersionSchema, {
  /** Matches the engine's JSON Schema. */
  parameters: record(string(), unknown()),
  /** The input on which the version is validated. It matches the algorithm's task. */
  sample: nullable(sampleSchema),
  /** The output for the sample. Null until the validation succeeds. */
  output: unknown(),
});

export type AlgorithmVersionDetail = Infer<typeof algorithmVersionDetailSchema>;

/** One change of an alias. `fromVersion` is null when the alias was created, `toVersion` when it was removed. */
export const aliasMoveSchema = looseObject({
  id: idField,
  alias: string(),
  fromVersion: nullable(int()),
  toVersion: nullable(int()),
  at: timeField,
  byName: nullable(string()),
  reason: string(),
  /** Whether the change was a rollback to an earlier version. */
  isRollBack: boolean(),
  /** Whether this is the latest change of the alias, so that it can be rolled back. */
  isLast: boolean(),
});

export type AliasMove = Infer<typeof aliasMoveSchema>;
