import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config/read-config.ts';
import { resetPassword } from './features/account/reset-password.ts';
import { passwordHashRequesters } from './features/identity/password-hash-requesters.ts';
import { passwordHasher } from './features/identity/password-hasher.ts';
import { findUserByIdentifier } from './features/identity/user-repository.ts';
import { issueResetLinkFor } from './issue-reset-link.ts';
import { addUser } from './testing/add-user.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

const PASSWORD = 'eleven lamps by the river';

let connection: TestDatabase;

beforeEach(async () => {
  connection = await createTestDatabase();
});

afterEach(() => connection.close());

function issue(account: string) {
  const config = readConfig(['--database-url', connection.url], {});
  if (config === 'help') throw new Error('Help was not requested.');
  return issueResetLinkFor(account, config);
}

test("the server's operator can give a locked-out admin access again", async () => {
  const { database } = connection;
  await addUser(database, { account: 'chief', access: ['admin'] });
  const link = await issue('Chief@example.com');
  const body = { token: link.path.split('token=')[1] ?? '', password: PASSWORD };
  await resetPassword({ database }, body, { address: '192.0.2.1', at: new Date() });
  const chief = await findUserByIdentifier(database, 'chief');
  expect(await passwordHasher.verify(chief?.passwordHash, PASSWORD, passwordHashRequesters.server)).toBe(
    true,
  );
});

test('reports an unknown account', async () => {
  await expect(issue('nobody')).rejects.toThrow(
    'No user has the username, email address or mobile number nobody.',
  );
});
