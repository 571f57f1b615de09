import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { StatusError } from '../../domain/status-error.ts';
import { createFairQueue, type Requester } from '../../queue/fair-queue.ts';

/** OWASP's minimum for Argon2id, the library's default: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Limits hashing in both time and memory: two hashes run at the same time, and the wait stays acceptable for a user.
 */
const LIMITS = { running: 2, waiting: 40 };

/** Seconds after which a rejected caller may try again. */
const RETRY_AFTER = 5;

/** Both methods throw `StatusError` 503 with `Retry-After` when too many requests wait. */
export interface PasswordHasher {
  hash(password: string, requester: Requester): Promise<string>;
  /**
   * Returns whether the password matches. Without a stored hash, it checks a hash that nothing matches and takes the
   * same time, so that an unknown account cannot be distinguished from a wrong password.
   *
   * @param admit runs first, when it is the requester's turn. When it throws, the password is not checked.
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

/** The hasher of this process. Its limits fit one processor and one memory. */
export const passwordHasher: PasswordHasher = createPasswordHasher();
