/** How long each step of a remote may take, and how failures are met. Times in milliseconds. */
export const REMOTE_LIMITS = {
  registryTimeout: 5_000,
  pointerTimeout: 4_000,
  manifestTimeout: 5_000,
  entryTimeout: 15_000,
  titlesTimeout: 4_000,
  /** After this, sign-in goes on without remotes that have not answered; they join when they do. */
  directoryPatience: 1_500,
  /** After this, a page that is still loading says so and offers a way out. */
  slowAfter: 3_000,
  attempts: 2,
  backoffBase: 300,
  backoffCap: 4_000,
  breakerFailures: 3,
  breakerPause: 30_000,
  /** A pointer younger than this is not asked for again by events such as the window's focus. */
  pointerFresh: 15_000,
  pointerInterval: 300_000,
} as const;
