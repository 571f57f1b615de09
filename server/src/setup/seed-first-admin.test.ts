import { afterEach, beforeEach, expect, test } from 'vitest';
import { passwordHashRequesters } from '../features/identity/password-hash-requesters.ts';
import { passwordHasher } from '../features/identity/password-hasher.ts';
import { findUserByIdentifier } from '../features/identity/user-repository.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { seedFirstAdmin } from './seed-first-admin.ts';

const at = new Date();
let connection: TestDatabase;

beforeEach(async () => {
  connection = await createTestDatabase();
});

afterEach(() => connection.close());

test('an empty database gets one admin with a random password that is shown once', async () => {
  const { database } = connection;
  const admin = await seedFirstAdmin(database, { password: undefined, at });
  const stored = await findUserByIdentifier(database, 'admin');
  expect(stored).toMatchObject({ id: admin?.id, access: ['user', 'admin'], status: 'active' });
  expect(admin?.generatedPassword).toMatch(/^[\w-]{20}$/);
  expect(
    await passwordHasher.verify(
      stored?.passwordHash,
      admin?.generatedPassword ?? '',
      passwordHashRequesters.server,
    ),
  ).toBe(true);
  expect(await seedFirstAdmin(database, { password: undefined, at })).toBeUndefined();
});

test('uses a configured password and does not show it', async () => {
  const { database } = connection;
  const admin = await seedFirstAdmin(database, { password: 'twelve lamps by the river', at });
  expect(admin?.generatedPassword).toBeUndefined();
  const stored = await findUserByIdentifier(database, 'admin');
  expect(
    await passwordHasher.verify(
      stored?.passwordHash,
      'twelve lamps by the river',
      passwordHashRequesters.server,
    ),
  ).toBe(true);
});

test('of two servers that start together, only one creates the admin', async () => {
  const { database } = connection;
  const created = await Promise.all([1, 2].map(() => seedFirstAdmin(database, { password: undefined, at })));
  expect(created.filter((admin) => admin !== undefined)).toHaveLength(1);
});
