import { v7 } from 'uuid';
import type { Database } from '../database/database.ts';
import { passwordHashRequesters } from '../features/identity/password-hash-requesters.ts';
import { insertUser, type UserRecord } from '../features/identity/user-repository.ts';
import { testHasher } from './test-hasher.ts';

export interface TestUser {
  readonly account: string;
  readonly password?: string;
  readonly access?: string[];
  readonly status?: 'active' | 'disabled';
  readonly mobile?: string;
}

export const TEST_PASSWORD = 'riverbank-lamp-seven';

/** Adds a user directly to the database. The email address is `<account>@example.com`. */
export async function addUser(database: Database, user: TestUser): Promise<UserRecord> {
  const now = new Date();
  return await insertUser(database, {
    id: v7(),
    account: user.account,
    mail: `${user.account}@example.com`,
    mobile: user.mobile ?? null,
    name: user.account,
    avatar: '',
    access: user.access ?? ['user'],
    status: user.status ?? 'active',
    passwordHash: await testHasher.hash(user.password ?? TEST_PASSWORD, passwordHashRequesters.server),
    createdAt: now,
    updatedAt: now,
  });
}
