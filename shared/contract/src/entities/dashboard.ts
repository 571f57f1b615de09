import {
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  nullable,
  number,
  optional,
  string,
} from 'zod/mini';
import { appKindSchema } from './app.ts';
import { idField, timeField } from './fields.ts';
import { runStatusSchema, tokenFields } from './run.ts';

/** Metrics of the runs in a time span. Times are in milliseconds, and null if there was no run. */
const tallyFields = {
  runs: int(),
  /** Runs that ended without success and were not canceled. */
  errors: int(),
  p95Ms: nullable(number()),
};

/** Something that an admin should check. `kind` is the reason. The console omits unknown kinds. */
const attentionSchema = looseObject({
  kind: string(),
  /** The app or algorithm concerned. */
  id: idField,
  name: string(),
  appKind: optional(appKindSchema),
  /** Depends on `kind`: a version number, the number of failed runs, or the number of runs that count for a limit. */
  count: optional(int()),
  /** The limit that the app is near. */
  limit: optional(int()),
});

/** The metrics of a period, as the dashboard shows them. */
export const dashboardSummarySchema = looseObject({
  /** The start of the period (inclusive) and its end (exclusive). */
  from: timeField,
  to: timeField,
  ...tallyFields,
  /**
   * The same metrics for the preceding period. If the period is in progress, only for the same part of the preceding
   * one.
   */
  before: looseObject(tallyFields),
  /** Number of users who ran an app. */
  activeUsers: int(),
  /** Apps that are currently active, independent of the period. */
  activeApps: int(),
  attention: array(attentionSchema),
  /** Which first steps users have taken in this deployment. */
  firstSteps: optional(
    looseObject({
      hasRun: boolean(),
      hasOwnApp: boolean(),
      hasKey: boolean(),
      hasSecondUser: boolean(),
      hasConnection: optional(boolean()),
    }),
  ),
  /** The latest runs of the period. */
  recent: array(
    looseObject({
      id: idField,
      appId: idField,
      appName: string(),
      kind: appKindSchema,
      status: runStatusSchema,
      runMs: nullable(number()),
      at: timeField,
    }),
  ),
});

export type DashboardSummary = Infer<typeof dashboardSummarySchema>;

export const DASHBOARD_STEPS = ['hour', 'day', 'month'] as const;

/** The metrics of a period in steps, oldest first, including steps without a run. */
export const dashboardSeriesSchema = looseObject({
  /** Hours for up to two days, days for up to three months, months for longer periods. */
  step: enumeration(DASHBOARD_STEPS),
  /** Number of steps that have ended. The next step is in progress, and later ones have not begun. */
  complete: optional(int()),
  points: array(
    looseObject({
      at: timeField,
      ...tallyFields,
      p50Ms: nullable(number()),
      algorithm: int(),
      recognition: int(),
      nlp: int(),
    }),
  ),
});

export type DashboardSeries = Infer<typeof dashboardSeriesSchema>;

/** The leading apps and users of a period, most runs first, at most ten each. */
export const dashboardTopSchema = looseObject({
  apps: array(
    looseObject({ id: idField, kind: appKindSchema, name: string(), ownerName: string(), ...tallyFields }),
  ),
  users: array(looseObject({ id: idField, name: string(), account: string(), ...tallyFields })),
  /** Failed runs by status and code, the most frequent first, at most ten. Canceled runs are not included. */
  errors: array(looseObject({ status: runStatusSchema, code: nullable(int()), runs: int() })),
});

export type DashboardTop = Infer<typeof dashboardTopSchema>;

/** A run without its payload, in the list of the runs behind the metrics. Times in milliseconds, sizes in bytes. */
export const dashboardRunSchema = looseObject({
  id: idField,
  appId: idField,
  appName: string(),
  kind: appKindSchema,
  /** The user who ran it. Null when a program used the key of an app, and when the log policy stores no user. */
  userName: nullable(string()),
  channel: enumeration(['console', 'api', 'job']),
  targetVersion: string(),
  status: runStatusSchema,
  errorCode: nullable(int()),
  queueMs: nullable(number()),
  runMs: nullable(number()),
  bytesIn: int(),
  bytesOut: int(),
  ...tokenFields,
  createdAt: timeField,
});

export type DashboardRun = Infer<typeof dashboardRunSchema>;
