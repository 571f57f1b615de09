import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { StatusError } from '../../domain/status-error.ts';
import { createFairQueue, type Requester } from '../../queue/fair-queue.ts';

/** OWASP's minimum for Argon2id, which is this library's default kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is bounded in both time and memory: two at once, and a wait that a person would still sit through. */
const LIMITS = { running: 2, waiting: 40 };

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;

/** Both methods throw `StatusError` 503 with `Retry-After` when too many wait. */
export interface PasswordHasher {
  hash(password: string, requester: Requester): Promise<string>;
  /**
   * Whether the password fits. Without a stored hash it takes the same time against a hash that nothing fits, so
   * that an unknown account can't be told from a wrong password.
   *
   * @param admit runs first, when it is the requester's turn. What it throws leaves the password unchecked.
   */
  verify(
    stored: string | undefined,
    password: string,
    requester: Requester,
    admit?: () => Promise<void>,
  ): Promise<boolean>;
}

export function createPasswordHasher(limits = LIMITS): PasswordHasher {
  const queue = createFairQueue({ ...limits, makesRoom: true }, () => new StatusError(503, RETRY_AFTER));
  const dummy = hash(randomBytes(32), COST);
  return {
    hash: (password, requester) => queue.run(requester, () => hash(password, COST)),
    verify: (stored, password, requester, admit) =>
      queue.run(requester, async () => {
        await admit?.();
        const fits = await verify(stored ?? (await dummy), password);
        return stored !== undefined && fits;
      }),
  };
}

/** The process's own: its bounds are those of one processor and one memory. */
export const passwordHasher: PasswordHasher = createPasswordHasher();
