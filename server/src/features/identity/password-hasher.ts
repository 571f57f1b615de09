import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { StatusError } from '../../domain/status-error.ts';
import { createFairQueue, type Requester } from '../../queue/fair-queue.ts';

interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The OWASP minimum for Argon2id, which is the library's default: 19 MiB, two passes, no parallelism. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies HashCost;

/**
 * How many hashes run at the same time, and how many callers may wait. This limits the memory of hashing and the time
 * that a user waits.
 */
const LIMITS = { running: 2, waiting: 40 };

/** Seconds after which a rejected caller may try again. */
const RETRY_AFTER = 5;

/**
 * Hashes and verifies passwords. Both methods throw `StatusError` 503 with `Retry-After` when too many requests wait.
 */
export interface PasswordHasher {
  hash(password: string, requester: Requester): Promise<string>;
  /**
   * Returns whether the password matches. Returns false without a stored hash. The password is then checked against a
   * dummy hash, which takes as long, so that the time of a response does not reveal whether an account exists.
   *
   * @param admit Runs first when it is the requester's turn. If it throws, the password is not checked.
   */
  verify(
    stored: string | undefined,
    password: string,
    requester: Requester,
    admit?: () => Promise<void>,
  ): Promise<boolean>;
}

/** @param cost Only tests lower it. A stored hash contains its own cost. */
export function createPasswordHasher(limits = LIMITS, cost: HashCost = COST): PasswordHasher {
  const queue = createFairQueue({ ...limits, replacesNewest: true }, () => new StatusError(503, RETRY_AFTER));
  const dummyHash = hash(randomBytes(32), cost);
  return {
    hash: (password, requester) => queue.run(requester, () => hash(password, cost)),
    verify: (stored, password, requester, admit) =>
      queue.run(requester, async () => {
        await admit?.();
        const isMatch = await verify(stored ?? (await dummyHash), password);
        return stored !== undefined && isMatch;
      }),
  };
}

/**
 * The only hasher of a server process. All callers share it, because its limits protect the processor and memory of the
 * whole process.
 */
export const passwordHasher: PasswordHasher = createPasswordHasher();
