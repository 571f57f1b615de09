import {
  ERROR_CODES,
  forgotPasswordCall,
  mailLinkCall,
  resetPasswordCall,
  userCreateCall,
} from '@atrium/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { resetLinks } from '../../database/schema/reset-links.ts';
import { users } from '../../database/schema/users.ts';
import { addUser } from '../../testing/add-user.ts';
import { type MailServer, startMailServer, startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { UserRecord } from '../identity/user-repository.ts';

const NEW_PASSWORD = 'nine lamps by the river';
const HOUR = 3_600_000;
const PUBLIC_URL = 'https://console.example';

let smtp: MailServer;
let server: TestServer;
let now: Date | undefined;
let adminToken: string;
let user: UserRecord;
let userCount = 0;

beforeAll(async () => {
  smtp = await startMailServer();
  const mail = { url: smtp.url, publicUrl: PUBLIC_URL };
  server = await startTestServer({ clock: () => now ?? new Date(), mail });
  adminToken = (await signInAs(server, 'admin', server.adminPassword)).token;
});

beforeEach(async () => {
  now = undefined;
  userCount += 1;
  user = await addUser(server.database, { account: `person${userCount}` });
});

afterEach(() => smtp.reject(undefined));

afterAll(async () => {
  await server.close();
  await smtp.stop();
});

function requestLink(account: string, language = 'en-US') {
  const headers = { 'accept-language': language };
  return server.call(forgotPasswordCall, { account }, { headers });
}

async function deleteBudgets(): Promise<void> {
  await server.database.execute(sql`delete from rate_limits`);
}

function readToken(text: string): string {
  expect(text).toContain(`${PUBLIC_URL}/reset#token=`);
  return /#token=(\S+)/.exec(text)?.[1] ?? '';
}

async function tryReset(token: string, password = NEW_PASSWORD): Promise<number | undefined> {
  return (await server.call(resetPasswordCall, { token, password })).envelope?.code;
}

test('a user gets a mail with a link that sets a new password once', async () => {
  expect((await requestLink(user.mail.toUpperCase())).data).toEqual({ done: true });
  const mail = await smtp.receive(user.mail);
  expect(mail.from).toBe('atrium@example.com');
  expect(mail.subject).toBe('Set a new password for Atrium');
  expect(mail.text).toContain(user.account);
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  const token = readToken(mail.text);
  expect(await tryReset(token)).toBe(ERROR_CODES.ok);
  expect(await tryReset(token)).toBe(ERROR_CODES.resetLinkSpent);
  await signInAs(server, user.account, NEW_PASSWORD);
});

test('the link expires after an hour, and when a newer one is requested', async () => {
  await requestLink(user.account);
  const older = readToken((await smtp.receive(user.mail)).text);
  await requestLink(user.account);
  const newer = readToken((await smtp.receive(user.mail, 1)).text);
  expect(await tryReset(older)).toBe(ERROR_CODES.resetLinkSpent);
  now = new Date(Date.now() + HOUR + 1_000);
  expect(await tryReset(newer)).toBe(ERROR_CODES.resetLinkSpent);
});

test('a mail is in the language of the user, else in the language of the request', async () => {
  await requestLink(user.account, 'zh-CN');
  expect((await smtp.receive(user.mail)).subject).toBe('设置 Atrium 的新密码');
  await server.database.update(users).set({ locale: 'de-DE' }).where(eq(users.id, user.id));
  await requestLink(user.account, 'zh-CN');
  expect((await smtp.receive(user.mail, 1)).subject).toBe('Neues Passwort für Atrium festlegen');
});

test('an unknown and a disabled account get the same response, and no mail', async () => {
  await deleteBudgets();
  await server.database.update(users).set({ status: 'disabled' }).where(eq(users.id, user.id));
  const unknown = await requestLink('nobody@example.com');
  const disabled = await requestLink(user.account);
  const last = await addUser(server.database, { account: `last${userCount}` });
  const existing = await requestLink(last.account);
  expect(unknown.envelope).toEqual(existing.envelope);
  expect(disabled.envelope).toEqual(existing.envelope);
  // The jobs run in the order of the requests, so the mail to the last user comes last.
  await smtp.receive(last.mail);
  const recipients = smtp.mails.map(({ to }) => to);
  expect(recipients).not.toContain('nobody@example.com');
  expect(recipients).not.toContain(user.mail);
});

test('limits the mails to a user to five an hour, and the requests from an address to twenty', async () => {
  await deleteBudgets();
  for (let count = 0; count < 19; count += 1) await requestLink(user.account);
  const last = await addUser(server.database, { account: `last${userCount}` });
  await requestLink(last.account);
  await smtp.receive(last.mail);
  expect(smtp.mails.filter(({ to }) => to === user.mail)).toHaveLength(5);
  expect((await requestLink('nobody')).envelope?.code).toBe(ERROR_CODES.mailLimit);
  await deleteBudgets();
});

test('a requested link does not invalidate the link of an admin', async () => {
  await server.call(mailLinkCall, { id: user.id, kind: 'reset' }, { token: adminToken });
  const issued = readToken((await smtp.receive(user.mail)).text);
  await requestLink(user.account);
  const requested = readToken((await smtp.receive(user.mail, 1)).text);
  expect(await tryReset(issued)).toBe(ERROR_CODES.ok);
  expect(await tryReset(requested)).toBe(ERROR_CODES.resetLinkSpent);
});

test('an admin invites a user by mail', async () => {
  const account = `guest${userCount}`;
  const body = { account, mail: `${account}@example.com`, name: 'Guest', access: ['user' as const] };
  const { data } = await server.call(userCreateCall, body, { token: adminToken });
  await server.call(mailLinkCall, { id: data.user.id, kind: 'invitation' }, { token: adminToken });
  const mail = await smtp.receive(body.mail);
  expect(mail.subject).toBe('您的 Atrium 账号');
  expect(await tryReset(data.path.split('token=')[1] ?? '')).toBe(ERROR_CODES.resetLinkSpent);
  expect(await tryReset(readToken(mail.text))).toBe(ERROR_CODES.ok);
  await signInAs(server, account, NEW_PASSWORD);
});

test('a rejected recipient does not stop later mails, and a busy SMTP server delays them', async () => {
  smtp.reject(550);
  await requestLink(user.account);
  const [event] = await waitForEvents(user.id);
  expect(event?.action).toBe('user.resetLinkRequested');
  smtp.reject(451);
  const other = await addUser(server.database, { account: `other${userCount}` });
  await requestLink(other.account);
  await waitForEvents(other.id);
  smtp.reject(undefined);
  expect(await tryReset(readToken((await smtp.receive(other.mail)).text))).toBe(ERROR_CODES.ok);
  expect(smtp.mails.map(({ to }) => to)).not.toContain(user.mail);
}, 30_000);

test('the database does not store the link', async () => {
  await requestLink(user.account);
  const token = readToken((await smtp.receive(user.mail)).text);
  const stored = [
    await server.database.select().from(resetLinks),
    await server.database.select().from(auditEvents),
    (await server.database.execute(sql`select * from pgboss.job`)).rows,
  ];
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('without an SMTP server, a request gets the error that the server sends no mail', async () => {
  const plain = await startTestServer();
  try {
    const { envelope } = await plain.call(forgotPasswordCall, { account: 'admin' });
    expect(envelope?.code).toBe(ERROR_CODES.mailOff);
  } finally {
    await plain.close();
  }
});

async function waitForEvents(userId: string) {
  const find = () => server.database.select().from(auditEvents).where(eq(auditEvents.targetId, userId));
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return await find();
}
