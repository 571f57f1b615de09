/** The timeouts for each step of loading a remote, and the limits for failures. Times are in milliseconds. */
export const REMOTE_LIMITS = {
  registryTimeout: 5_000,
  pointerTimeout: 4_000,
  manifestTimeout: 5_000,
  entryTimeout: 15_000,
  titlesTimeout: 4_000,
  /** After this time, sign-in continues without remotes that have not responded. They are added when they respond. */
  remotesTimeout: 1_500,
  /** After this time, a page that is still loading says so and offers an alternative. */
  slowAfter: 3_000,
  /** How often a request is sent, including the first attempt. */
  attempts: 2,
  backoffBase: 300,
  backoffCap: 4_000,
  /** After this many consecutive failures, a remote is not requested for `breakerPause`. */
  breakerFailures: 3,
  breakerPause: 30_000,
  /** Events such as window focus do not request the pointer again if it was requested within this time. */
  pointerMaxAge: 15_000,
  /** The interval at which pointers are requested again. */
  pointerInterval: 300_000,
} as const;
