import { RUN_LIMITS } from './run-limits.ts';

/** Limits of API keys and of the public API. This module is separate, so that pages without keys do not load it. */
export const API_LIMITS = {
  /** Usable keys of one app, and of one account. */
  keysPerApp: 10,
  keysPerAccount: 10,
  /** Days for which an API key is valid. */
  keyDays: { default: 90, max: 365 },
  /** Days for which a SCIM token is valid, and the number of usable tokens. */
  scimTokenDays: { default: 365, max: 730 },
  scimTokens: 20,
  /** Requests of an API key in a minute, and runs in 24 hours. */
  keyPerMinute: { default: 60, max: RUN_LIMITS.perMinute },
  keyPerDay: { default: 10_000, max: RUN_LIMITS.perDay },
  /** The longest time for which a key stays valid after its rotation. */
  keyOverlapHours: 168,
  /** Hours for which the public API returns the first response to an `Idempotency-Key`. */
  idempotencyHours: 24,
  /** The longest period for which the public API returns usage, in days. */
  usageDays: 90,
  /** The largest number of apps in one response of the public API, and the highest page number. */
  appPageSize: 200,
  appPages: 10_000,
  /** The largest number of rows of a batch in one response. */
  batchPageSize: 200,
} as const;
