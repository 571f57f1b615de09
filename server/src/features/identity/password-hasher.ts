import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from './bounded-queue.ts';

/** OWASP's minimum for Argon2id, which is this library's default kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is bounded in both time and memory: two at once, and a wait that a person would still sit through. */
const LIMITS = { running: 2, waiting: 40 };

export interface PasswordHasher {
  /** Throws `QueueFullError` when too many are waiting. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits. Without a stored hash it takes the same time against a hash that nothing fits, so
   * that an unknown account can't be told from a wrong password. Throws `QueueFullError` when too many are waiting.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export function createPasswordHasher(limits = LIMITS): PasswordHasher {
  const enqueue = createBoundedQueue(limits);
  const dummy = hash(randomBytes(32), COST);
  return {
    hash: (password) => enqueue(() => hash(password, COST)),
    verify: (stored, password) =>
      enqueue(async () => {
        const fits = await verify(stored ?? (await dummy), password);
        return stored !== undefined && fits;
      }),
  };
}

/** The process's own: its bounds are those of one processor and one memory. */
export const passwordHasher: PasswordHasher = createPasswordHasher();
