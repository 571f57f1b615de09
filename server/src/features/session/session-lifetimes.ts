const MINUTE = 60_000;
const DAY = 86_400_000;

/** In milliseconds. */
export const SESSION_LIFETIMES = {
  token: 15 * MINUTE,
  /** A refresh token that nobody uses; cookies live no longer either. */
  idle: DAY,
  /** From signing in to the end, however busy, without and with *remember me*. */
  whole: DAY,
  wholeRemembered: 30 * DAY,
  /** How long a refresh token just used may come again. */
  repeat: 10_000,
  /** How often the time of last use is written. */
  touch: MINUTE,
} as const;
