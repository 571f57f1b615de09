import {
  array,
  enum as enumeration,
  extend,
  type infer as Infer,
  int,
  int32,
  looseObject,
  maximum,
  nullable,
  positive,
  record,
  regex,
  string,
  unknown,
} from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { RUN_LIMITS } from '../run-limits.ts';
import { taskInputSchema } from '../tasks/task-input.ts';
import { appStatusSchema } from './app-status.ts';
import { commonFields, descriptionField, idField, nameField, timeField } from './fields.ts';
import { jsonField } from './json-field.ts';
import { APP_LEVELS } from './share.ts';
import { textField } from './text-field.ts';

export const APP_KINDS = ['algorithm', 'recognition', 'nlp'] as const;

export const appKindSchema = enumeration(APP_KINDS);

export type AppKind = Infer<typeof appKindSchema>;

/**
 * The version of its target that an app uses: `alias:production` (the version in production, or the published revision
 * of a recognition or NLP item), another alias, or a fixed `version:3` or `revision:2`.
 */
export const bindingField = string().check(
  regex(/^(alias:[a-z][a-z0-9_-]{0,31}|(version|revision):[1-9]\d{0,8})$/),
);

/** Values for the engine parameters that the target leaves open. */
export const overridesField = jsonField();

/**
 * The data that is stored about a run. `none`: its time and outcome. `metadata`: also its user and its size. `full`:
 * also its input and output. The app's history lists the run unless the policy is `none`.
 */
export const LOG_POLICIES = ['none', 'metadata', 'full'] as const;

export const logPolicySchema = enumeration(LOG_POLICIES);

export type LogPolicy = Infer<typeof logPolicySchema>;

/** Days after which a run is deleted from the history with all its stored data. */
export const retentionField = int32().check(positive(), maximum(LIMITS.retentionDays));

/** Limits of an app's runs in a minute, in 24 hours, and at the same time. All users and keys count together. */
export const runLimitFields = {
  perMinute: int32().check(positive(), maximum(RUN_LIMITS.perMinute)),
  perDay: int32().check(positive(), maximum(RUN_LIMITS.perDay)),
  atOnce: int32().check(positive(), maximum(RUN_LIMITS.atOnce)),
};

/** The app's icon, for example an emoji. Empty for the icon of its kind. */
export const iconField = textField(LIMITS.iconLength);

/**
 * Why an app does not run or runs badly: its target is not published, the binding leads to no ready version, the engine
 * is not installed, the target no longer accepts the overrides, or most of the latest runs failed.
 */
export const HEALTH_REASONS = [
  'targetUnavailable',
  'bindingUnresolved',
  'engineMissing',
  'overridesRejected',
  'runsFailing',
] as const;

const healthSchema = looseObject({
  state: enumeration(['ok', 'degraded', 'broken']),
  reason: nullable(enumeration(HEALTH_REASONS)),
});

export type AppHealth = Infer<typeof healthSchema>;

/** An input to try a target with. `imageName` is the name by which a shipped image is fetched, and null otherwise. */
export const targetSampleSchema = looseObject({ input: taskInputSchema, imageName: nullable(string()) });

export type TargetSample = Infer<typeof targetSampleSchema>;

/** An app as it appears in lists. Users create apps on published targets, and run them. */
export const appRowSchema = looseObject({
  ...commonFields,
  kind: appKindSchema,
  name: nameField,
  description: descriptionField,
  icon: string(),
  ownerId: idField,
  ownerName: string(),
  /** What the viewer may do with the app. */
  level: enumeration(APP_LEVELS),
  targetId: idField,
  targetSlug: string(),
  targetName: string(),
  task: string(),
  binding: string(),
  /** The version or revision to which the binding currently resolves, for example `3`. Null if there is none. */
  version: nullable(string()),
  logPolicy: logPolicySchema,
  retentionDays: int(),
  status: appStatusSchema,
  /** Why an admin suspended the app. Null if it is not suspended. */
  suspendedReason: nullable(string()),
  health: healthSchema,
  runsToday: int(),
  lastRunAt: nullable(timeField),
  /** When the app was removed. It can be restored for {@link LIMITS.undoDays} days. */
  removedAt: nullable(timeField),
});

export type AppRow = Infer<typeof appRowSchema>;

export const appSchema = extend(appRowSchema, {
  /** The limits of the app as a whole. Null without a limit. */
  perMinute: nullable(int()),
  perDay: nullable(int()),
  atOnce: nullable(int()),
  overrides: record(string(), unknown()),
  /** The target's sample input, if it has one. */
  sample: nullable(targetSampleSchema),
});

export type App = Infer<typeof appSchema>;

/** A published target for apps, as it appears in lists. */
export const targetRowSchema = looseObject({
  id: idField,
  kind: appKindSchema,
  slug: string(),
  name: string(),
  description: string(),
  task: string(),
  engineId: string(),
  engineName: string(),
  /** BCP 47; empty where language does not matter. */
  languages: array(string()),
  /** The available bindings, `alias:production` first, and the version or revision to which each currently resolves. */
  bindings: array(looseObject({ binding: bindingField, version: string() })),
  /**
   * Null if the target has none. A list also omits each sample that is longer than `LIMITS.listedSampleLength`, and its
   * last samples if all together are too long.
   */
  sample: nullable(targetSampleSchema),
});

export type TargetRow = Infer<typeof targetRowSchema>;

export const targetSchema = extend(targetRowSchema, {
  /** JSON Schema of the parameters that an app on `alias:production` may override. */
  overrides: record(string(), unknown()),
});

export type Target = Infer<typeof targetSchema>;
