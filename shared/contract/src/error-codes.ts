/**
 * Business codes: they travel in an answer with HTTP status 200, and 0 means success.
 * 1xxx validation (with the fields), 2xxx state or conflict, 3xxx limits, 4xxx engine.
 */
export const ERROR_CODES = {
  ok: 0,
  invalid: 1000,
  captchaFailed: 1001,
  passwordWeak: 1002,
  passwordCommon: 1003,
  parametersInvalid: 1004,
  credentialsWrong: 2001,
  accountDisabled: 2002,
  mailTaken: 2003,
  accountTaken: 2004,
  resetLinkSpent: 2005,
  nameTaken: 2006,
  slugTaken: 2007,
  mobileTaken: 2008,
  revisionStale: 2009,
  slugFixed: 2010,
  notActive: 2011,
  targetUnavailable: 2012,
  lastAdmin: 2013,
  inUse: 2014,
  notFound: 2404,
  signInWait: 3001,
  textTooLong: 3002,
  rateLimited: 3003,
  concurrencyLimited: 3004,
  dailyLimit: 3005,
  engineFailed: 4001,
  engineTimeout: 4002,
  engineUnavailable: 4003,
} as const;

export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];
