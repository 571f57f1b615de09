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
import { taskInputSchema } from '../tasks/task-input.ts';
import { appStatusSchema } from './app-status.ts';
import { commonFields, descriptionField, idField, nameField, timeField } from './fields.ts';
import { jsonField } from './json-field.ts';
import { textField } from './text-field.ts';

export const APP_KINDS = ['algorithm', 'recognition', 'nlp'] as const;

export const appKindSchema = enumeration(APP_KINDS);

export type AppKind = Infer<typeof appKindSchema>;

/**
 * What of its target an app runs on: `alias:production` (the version in production, or the published revision of a
 * recognition or NLP item), another alias, or a fixed `version:3` or `revision:2`.
 */
export const bindingField = string().check(
  regex(/^(alias:[a-z][a-z0-9_-]{0,31}|(version|revision):[1-9]\d{0,8})$/),
);

/** Values for those parameters of the engine that the target leaves open. */
export const overridesField = jsonField();

/**
 * What is kept of a run: that it happened and how it went (`none`), also who ran it and how large it was (`metadata`),
 * or what went in and came out as well (`full`). Only `none` keeps it out of the app's history.
 */
export const LOG_POLICIES = ['none', 'metadata', 'full'] as const;

export const logPolicySchema = enumeration(LOG_POLICIES);

export type LogPolicy = Infer<typeof logPolicySchema>;

/** Days after which a run leaves the history with all that was kept of it. */
export const retentionField = int32().check(positive(), maximum(LIMITS.retentionDays));

/** The sign that an app bears, an emoji for example; empty for that of its kind. */
export const iconField = textField(LIMITS.iconLength);

/**
 * Why an app does not run, or runs badly: its target is not published, the binding names nothing that is ready, the
 * engine is not in this installation, the target no longer takes the overrides, or most of the last runs failed.
 */
export const HEALTH_REASONS = [
  'targetUnavailable',
  'bindingUnresolved',
  'engineMissing',
  'overridesRefused',
  'runsFailing',
] as const;

const healthSchema = looseObject({
  state: enumeration(['ok', 'degraded', 'broken']),
  reason: nullable(enumeration(HEALTH_REASONS)),
});

export type AppHealth = Infer<typeof healthSchema>;

/** An input to try a target on. Of a shipped picture it holds the name, by which it is fetched. */
export const targetSampleSchema = looseObject({ input: taskInputSchema, imageName: nullable(string()) });

export type TargetSample = Infer<typeof targetSampleSchema>;

/** An app as lists have it: what a user makes of a published target, and then runs. */
export const appRowSchema = looseObject({
  ...commonFields,
  kind: appKindSchema,
  name: nameField,
  description: descriptionField,
  icon: string(),
  ownerId: idField,
  ownerName: string(),
  targetId: idField,
  targetSlug: string(),
  targetName: string(),
  task: string(),
  binding: string(),
  /** What the binding means at present, for example `3`; none when it means nothing. */
  version: nullable(string()),
  logPolicy: logPolicySchema,
  retentionDays: int(),
  status: appStatusSchema,
  /** Why an admin suspended it; none unless they did. */
  suspendedReason: nullable(string()),
  health: healthSchema,
  callsToday: int(),
  lastCallAt: nullable(timeField),
  /** When it was removed; it can be restored for {@link LIMITS.undoDays} days. */
  removedAt: nullable(timeField),
});

export type AppRow = Infer<typeof appRowSchema>;

export const appSchema = extend(appRowSchema, {
  overrides: record(string(), unknown()),
  /** The target's sample input, if it has one. */
  sample: nullable(targetSampleSchema),
});

export type App = Infer<typeof appSchema>;

/** Something published that an app can be made of, as lists have it. */
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
  /** The bindings offered, `alias:production` first; `version` is what each means at present. */
  bindings: array(looseObject({ binding: bindingField, version: string() })),
  /** Left out of lists where it is longer than `LIMITS.listedSampleLength`. */
  sample: nullable(targetSampleSchema),
});

export type TargetRow = Infer<typeof targetRowSchema>;

export const targetSchema = extend(targetRowSchema, {
  /** JSON Schema of the parameters that an app on `alias:production` may set for itself. */
  overrides: record(string(), unknown()),
});

export type Target = Infer<typeof targetSchema>;
