import {
  array,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  nullable,
  nullish,
  number,
  optional,
  string,
} from 'zod/mini';
import { appKindSchema } from './app.ts';
import { idField, timeField } from './fields.ts';

/** A sum of costs in one currency (ISO 4217). */
const costSchema = looseObject({ currency: string(), amount: number() });

export type Cost = Infer<typeof costSchema>;

/** Counts of ended runs. Latency in milliseconds, of successful runs, accurate to 5%. Sizes in bytes. */
const tallyFields = {
  runs: int(),
  succeeded: int(),
  /** Runs that did not succeed and were not canceled. */
  errors: int(),
  p50Ms: nullable(number()),
  p95Ms: nullable(number()),
  bytesIn: int(),
  bytesOut: int(),
  /** Sums over the runs whose tokens are known; null without such a run. */
  inputTokens: nullish(int()),
  outputTokens: nullish(int()),
  /** Sums over the runs whose cost is known, by currency. */
  costs: optional(array(costSchema)),
};

export const usageTallySchema = looseObject(tallyFields);

export type UsageTally = Infer<typeof usageTallySchema>;

/** The usage of one app, or of all apps of a user. The lists have the most runs first. */
export const usageSchema = looseObject({
  total: usageTallySchema,
  /** Hours for up to two days, otherwise days. */
  step: enumeration(['hour', 'day']),
  /** Oldest first, including steps without a run. */
  points: array(looseObject({ at: timeField, ...tallyFields })),
  apps: array(looseObject({ id: idField, name: string(), kind: appKindSchema, ...tallyFields })),
  /** Runs in the console have no key. */
  keys: array(
    looseObject({ id: nullable(idField), name: nullable(string()), appName: string(), ...tallyFields }),
  ),
  versions: array(looseObject({ version: string(), appName: string(), ...tallyFields })),
  /** Usable keys that have used at least 80% of their daily limit. For an account key, `appName` is empty. */
  nearLimits: array(
    looseObject({ keyId: idField, name: string(), appName: string(), used: int(), perDay: int() }),
  ),
  /** Apps that have used at least 80% of their daily limit. */
  nearAppLimits: array(looseObject({ appId: idField, appName: string(), used: int(), perDay: int() })),
});

export type Usage = Infer<typeof usageSchema>;
