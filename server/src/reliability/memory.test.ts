import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { loginCall } from '@atrium/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addUser, TEST_PASSWORD } from '../testing/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { sendLargest } from './send-largest.ts';
import { createDataDir, type ServerProcess, startServerProcess } from './server-process.ts';

/** Megabytes of memory that the server's process may use. */
const MEMORY_LIMIT = 600;
const ACCOUNTS = ['lin', 'mei', 'ana', 'tom'];
/** Milliseconds for which the users send requests. */
const DURATION = 8_000;
/** The statuses of a call: done, too many calls of this user, too many calls in total. */
const ALLOWED = ['200', '429', '503'];

let database: TestDatabase;
let data: Awaited<ReturnType<typeof createDataDir>>;
let server: ServerProcess;

// A retry of the test needs a new server: the peak memory that Linux reports covers the process since its start.
beforeEach(async () => {
  database = await createTestDatabase();
  data = await createDataDir();
  server = await startServerProcess(data.path, { env: { DATABASE_URL: database.url } });
}, 100_000);

afterEach(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  await data?.remove();
  await database?.close();
});

/** Returns the peak memory of the process in megabytes. */
async function readPeakMemory(): Promise<number> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

it.runIf(platform() === 'linux')(
  `the server needs less than ${MEMORY_LIMIT} MB, whatever its users send at once`,
  async () => {
    for (const account of ACCOUNTS) {
      await addUser(database.database, { account, access: ['user', 'admin'] });
    }
    const signIn = (account: string) => server.call(loginCall, { account, password: TEST_PASSWORD });
    const tokens = (await Promise.all(ACCOUNTS.map(signIn))).map(({ token }) => token);
    const { flood, after } = await sendLargest(server, tokens, DURATION);
    expect(await readPeakMemory(), JSON.stringify(flood)).toBeLessThan(MEMORY_LIMIT);
    const statuses = Object.values(flood).flatMap(Object.keys);
    expect(statuses.filter((status) => !ALLOWED.includes(status))).toEqual([]);
    const each = { 200: 1 };
    expect(after).toEqual({
      image: each,
      table: each,
      text: each,
      import: each,
      list: each,
      'sign-in': each,
    });
  },
  100_000,
);
