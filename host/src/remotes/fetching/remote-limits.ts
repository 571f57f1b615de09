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
  /** The largest number of times that a request is sent, including the first one. */
  attempts: 2,
  /** The longest pause before the second attempt. The pause doubles with each attempt, up to `backoffCap`. */
  backoffBase: 300,
  backoffCap: 4_000,
  /** After this many consecutive failures, a remote is not requested for `breakerPause`. */
  breakerFailures: 3,
  breakerPause: 30_000,
  /** When the user returns to the browser tab, only pointers requested longer ago are requested again. */
  pointerMaxAge: 15_000,
  /** The interval at which pointers are requested again. */
  pointerInterval: 300_000,
} as const;
