import {
  array,
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
import { invocationStatusSchema } from './invocation.ts';

/** What the calls of some time came to. Times in milliseconds; none of them while there was no call. */
const tally = {
  calls: int(),
  /** Calls that did not succeed, whatever came of them. */
  errors: int(),
  p95Ms: nullable(number()),
};

/** Something that an admin should look at; `kind` says why, and a kind that is not known is left out. */
const attentionSchema = looseObject({
  kind: string(),
  /** The app or algorithm that it is about. */
  id: idField,
  name: string(),
  appKind: optional(appKindSchema),
  /** Further facts: a version's number, how many calls failed. */
  count: optional(int()),
});

/** The console's figures of a period. */
export const dashboardSummarySchema = looseObject({
  /** First moment of the period, and the first one after it. */
  from: timeField,
  to: timeField,
  ...tally,
  /** The same of the days just before: as many of them. */
  before: looseObject(tally),
  /** People who called anything. */
  people: int(),
  /** Apps at work now, whatever the period. */
  activeApps: int(),
  attention: array(attentionSchema),
  /** The last runs of the period. */
  recent: array(
    looseObject({
      id: idField,
      appId: idField,
      appName: string(),
      kind: appKindSchema,
      status: invocationStatusSchema,
      runMs: number(),
      at: timeField,
    }),
  ),
});

export type DashboardSummary = Infer<typeof dashboardSummarySchema>;

export const DASHBOARD_STEPS = ['hour', 'day', 'month'] as const;

/** A period piece by piece, oldest first, pieces without a call too. */
export const dashboardSeriesSchema = looseObject({
  /** Hours for up to two days, days for up to three months, months beyond. */
  step: enumeration(DASHBOARD_STEPS),
  points: array(
    looseObject({
      at: timeField,
      ...tally,
      p50Ms: nullable(number()),
      algorithm: int(),
      recognition: int(),
      nlp: int(),
    }),
  ),
});

export type DashboardSeries = Infer<typeof dashboardSeriesSchema>;

/** Who and what leads a period, most calls first, ten of each at most. */
export const dashboardTopSchema = looseObject({
  apps: array(
    looseObject({ id: idField, kind: appKindSchema, name: string(), ownerName: string(), ...tally }),
  ),
  users: array(looseObject({ id: idField, name: string(), account: string(), ...tally })),
  /** Calls that did not succeed, by what came of them. */
  errors: array(looseObject({ status: invocationStatusSchema, code: nullable(int()), calls: int() })),
});

export type DashboardTop = Infer<typeof dashboardTopSchema>;

/** One call of an app, without its payload: the rows behind the figures. Times in milliseconds, sizes in bytes. */
export const dashboardCallSchema = looseObject({
  id: idField,
  appId: idField,
  appName: string(),
  kind: appKindSchema,
  /** Who called; nobody when a key did. */
  userName: nullable(string()),
  channel: enumeration(['console', 'api', 'job']),
  targetVersion: string(),
  status: invocationStatusSchema,
  errorCode: nullable(int()),
  queueMs: number(),
  runMs: number(),
  bytesIn: int(),
  bytesOut: int(),
  createdAt: timeField,
});

export type DashboardCall = Infer<typeof dashboardCallSchema>;
