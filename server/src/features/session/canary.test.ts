import { Writable } from 'node:stream';
import {
  captchaCall,
  changePasswordCall,
  issueResetLinkCall,
  loginCall,
  logoutCall,
  profileCall,
  refreshCall,
  registerCall,
  resetPasswordCall,
} from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveCaptcha, startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

const FIRST = 'canary-first-yellow-feather';
const SECOND = 'canary-second-yellow-feather';
const THIRD = 'canary-third-yellow-feather';
const MISTYPED = 'canary-mistyped-yellow-feather';

let server: TestServer;
let log = '';

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  server = await startTestServer({ logger: { level: 'trace', stream } });
});

afterAll(() => server.close());

/** Returns the whole content of the database as text. */
async function dumpDatabase(): Promise<string> {
  const names = await server.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const tables = await Promise.all(
    names.rows.map(({ name }) => server.database.execute(sql`select * from ${sql.identifier(name)}`)),
  );
  return JSON.stringify(tables.map((table) => table.rows));
}

test('no log or table contains a password or a token', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const captcha = await solveCaptcha((await server.call(captchaCall, {})).data.challenge);
  const person = { mail: 'canary@example.com', password: FIRST, mobile: '+8613812345678', captcha };
  const registered = (await server.call(registerCall, person)).data;
  const refreshed = (await server.call(refreshCall, { refreshToken: registered.refreshToken })).data;
  const change = { current: FIRST, password: SECOND };
  await server.call(changePasswordCall, change, { token: refreshed.token });
  await server.call(loginCall, { account: MISTYPED, password: MISTYPED });
  const { data: link } = await server.call(
    issueResetLinkCall,
    { id: registered.uuid },
    { token: admin.token },
  );
  const linkToken = link.path.split('token=')[1] ?? '';
  await server.call(resetPasswordCall, { token: linkToken, password: THIRD });
  const last = await signInAs(server, 'canary', THIRD);
  await server.call(profileCall, {}, { token: 'canary-garbage-token' });
  await server.app.inject({ method: 'POST', url: '/api/login', payload: { password: FIRST } });
  await server.call(logoutCall, {}, { token: last.token });

  const tokens = [admin, registered, refreshed, last].flatMap((pair) => [pair.token, pair.refreshToken]);
  const secrets = [FIRST, SECOND, THIRD, MISTYPED, 'canary-garbage-token', linkToken, ...tokens];
  const stored = await dumpDatabase();
  expect(stored).toContain('canary@example.com');
  expect(log).toContain('"level"');
  for (const secret of secrets) {
    expect(stored).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
});

test('the log contains no user input when the database fails', async () => {
  await server.database.execute(sql`alter table users rename to lost_users`);
  const response = await server.call(loginCall, { account: MISTYPED, password: FIRST });
  await server.database.execute(sql`alter table lost_users rename to users`);
  expect(response.status).toBe(500);
  expect(log).toContain('Failed query');
  for (const secret of [MISTYPED, FIRST]) expect(log).not.toContain(secret);
});
