import { createPasswordHasher } from '../features/identity/password-hasher.ts';

/** The cost of a password hash in tests, which sign in often. It is far below the product's cost. */
export const TEST_HASH_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

/** Hashes the passwords of the users that tests add. `undefined` stands for the default limits of the queue. */
export const testHasher = createPasswordHasher(undefined, TEST_HASH_COST);
