import { expect, test } from 'vitest';
import { passwordHashRequesters } from './password-hash-requesters.ts';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher();

test('hashes use Argon2id with 19 MiB, two passes and no parallelism', async () => {
  expect(await hasher.hash('riverbank-lamp', passwordHashRequesters.server)).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

test('the last of 256 characters of a password is significant', async () => {
  const long = `${'长'.repeat(255)}a`;
  const stored = await hasher.hash(long, passwordHashRequesters.server);
  expect(await hasher.verify(stored, long, passwordHashRequesters.server)).toBe(true);
  expect(await hasher.verify(stored, `${long.slice(0, -1)}b`, passwordHashRequesters.server)).toBe(false);
});

test('no password matches an account that does not exist', async () => {
  expect(await hasher.verify(undefined, 'riverbank-lamp', passwordHashRequesters.server)).toBe(false);
});
