const MINUTE = 60_000;
const DAY = 86_400_000;

/** The lifetimes and intervals of sessions, in milliseconds. */
export const SESSION_LIFETIMES = {
  /** The lifetime of the token that each request sends. */
  token: 15 * MINUTE,
  /** The lifetime of an unused refresh token; also the longest lifetime of its cookie. */
  idle: DAY,
  /** The longest lifetime of a session, even if it is active. */
  absolute: DAY,
  /** The same with *remember me*. */
  absoluteRemembered: 30 * DAY,
  /**
   * For this long after its use, the last used refresh token is accepted again. It then returns the same new tokens.
   * Later, the token counts as copied, and the session ends.
   */
  repeat: 10_000,
  /** The interval at which the time of the last use is stored. */
  touch: MINUTE,
} as const;
