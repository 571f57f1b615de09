import {
  captchaCall,
  confirmationMailCall,
  ERROR_CODES,
  forgotPasswordCall,
  loginCall,
  registerCall,
  resetPasswordCall,
} from '@atrium/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '../../database/schema/users.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import {
  type MailServer,
  solveCaptcha,
  startMailServer,
  startTestServer,
  type TestServer,
} from '../../testing/index.ts';

const PASSWORD = 'seven lamps by the river';
const PUBLIC_URL = 'https://console.example';
const DAY = 86_400_000;
const HEADERS = { 'accept-language': 'en-US' };

let smtp: MailServer;
let server: TestServer;
let now: Date | undefined;
let count = 0;
let mail: string;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({
    clock: () => now ?? new Date(),
    mail: { url: smtp.url, publicUrl: PUBLIC_URL },
    requiresConfirmedMail: true,
  });
});

beforeEach(async () => {
  now = undefined;
  count += 1;
  mail = `mei${count}@example.com`;
  await server.database.execute(sql`delete from rate_limits`);
});

afterAll(async () => {
  await server.close();
  await smtp.stop();
});

async function register(change: { mail?: string; password?: string; mobile?: string } = {}) {
  const { challenge } = (await server.call(captchaCall, {})).data;
  const body = { mail, password: PASSWORD, captcha: await solveCaptcha(challenge), ...change };
  return (await server.call(registerCall, body, { headers: HEADERS })).envelope;
}

async function signIn(confirmation?: string, password = PASSWORD): Promise<number | undefined> {
  const link = confirmation === undefined ? {} : { confirmation };
  return (await server.call(loginCall, { account: mail, password, ...link })).envelope?.code;
}

async function sendAgain(account = mail) {
  return (await server.call(confirmationMailCall, { account }, { headers: HEADERS })).envelope;
}

/** Returns the token of the link in a mail to the address of the test. */
async function receiveToken(position = 0): Promise<string> {
  const { text } = await smtp.receive(mail, position);
  expect(text).toContain(`${PUBLIC_URL}/login#confirm=`);
  return /#confirm=(\S+)/.exec(text)?.[1] ?? '';
}

test('a registration does not sign in until the user opens the mailed link and enters the password', async () => {
  expect((await register())?.code).toBe(ERROR_CODES.mailUnconfirmed);
  expect((await smtp.receive(mail)).subject).toBe('Confirm your email address for Atrium');
  const token = await receiveToken();
  expect(await signIn()).toBe(ERROR_CODES.mailUnconfirmed);
  expect(await signIn(token, 'not the password')).toBe(ERROR_CODES.credentialsWrong);
  expect(await signIn(token)).toBe(ERROR_CODES.ok);
  expect(await signIn()).toBe(ERROR_CODES.ok);
  expect((await sendAgain())?.code).toBe(ERROR_CODES.ok);
});

test('a link works once, for its own account', async () => {
  await register();
  const token = await receiveToken();
  const other = await addUser(server.database, { account: `other${count}` });
  await server.database.update(users).set({ isMailConfirmed: false }).where(eq(users.id, other.id));
  const body = { account: other.account, password: TEST_PASSWORD, confirmation: token };
  expect((await server.call(loginCall, body)).envelope?.code).toBe(ERROR_CODES.confirmationSpent);
  expect(await signIn(token)).toBe(ERROR_CODES.ok);
  await server.database.update(users).set({ isMailConfirmed: false }).where(eq(users.mail, mail));
  expect(await signIn(token)).toBe(ERROR_CODES.confirmationSpent);
});

test('a link expires after a day, and when it is sent again', async () => {
  await register();
  const first = await receiveToken();
  await sendAgain();
  const second = await receiveToken(1);
  expect(await signIn(first)).toBe(ERROR_CODES.confirmationSpent);
  now = new Date(Date.now() + DAY + 1_000);
  expect(await signIn(second)).toBe(ERROR_CODES.confirmationSpent);
  await sendAgain();
  expect(await signIn(await receiveToken(2))).toBe(ERROR_CODES.ok);
});

test('a registration with a taken address gets the same response, and the owner of that address a mail', async () => {
  const owner = await addUser(server.database, { account: `owner${count}` });
  const fresh = await register();
  expect(await register({ mail: owner.mail.toUpperCase() })).toEqual(fresh);
  const { subject, text } = await smtp.receive(owner.mail);
  expect(subject).toBe('You already have an account in Atrium');
  expect(text).not.toContain('confirm=');
  const [stored] = await server.database.select().from(users).where(eq(users.id, owner.id));
  expect(stored?.passwordHash).toBe(owner.passwordHash);
});

test('a taken mobile number is left out, so that the response does not show it', async () => {
  const mobile = '+8613900000077';
  const fresh = await register({ mobile });
  mail = `second${count}@example.com`;
  expect(await register({ mobile })).toEqual(fresh);
  const [stored] = await server.database.select().from(users).where(eq(users.mail, mail));
  expect(stored?.mobile).toBeNull();
  expect(await signIn(await receiveToken())).toBe(ERROR_CODES.ok);
});

test('a link does not confirm the account that someone else registered with the address before', async () => {
  await register({ password: 'the words of someone else' });
  const early = await receiveToken();
  await register();
  const late = await receiveToken(1);
  expect(await signIn(late, 'the words of someone else')).toBe(ERROR_CODES.credentialsWrong);
  expect(await signIn(early)).toBe(ERROR_CODES.confirmationSpent);
  expect(await signIn(late)).toBe(ERROR_CODES.ok);
  await register({ password: 'the words of someone else' });
  expect(await signIn()).toBe(ERROR_CODES.ok);
});

test('sending again gets the same response for every account, and mails only to unconfirmed ones', async () => {
  await register();
  await receiveToken();
  const owner = await addUser(server.database, { account: `owner${count}` });
  const existing = await sendAgain();
  expect(await sendAgain('nobody@example.com')).toEqual(existing);
  expect(await sendAgain(owner.account)).toEqual(existing);
  await sendAgain();
  await receiveToken(2);
  expect(smtp.mails.map(({ to }) => to)).not.toContain(owner.mail);
});

test('limits the mails to a user and the requests from an address', async () => {
  await register();
  for (let time = 0; time < 19; time += 1) await sendAgain();
  expect((await sendAgain())?.code).toBe(ERROR_CODES.mailLimit);
  expect((await register())?.code).toBe(ERROR_CODES.mailLimit);
  await server.database.execute(sql`delete from rate_limits where key like 'mail_address%'`);
  const last = `last${count}@example.com`;
  await register({ mail: last });
  await smtp.receive(last);
  expect(smtp.mails.filter(({ to }) => to === mail)).toHaveLength(5);
});

test('a link for a forgotten password confirms the address too', async () => {
  await register();
  await receiveToken();
  await server.call(forgotPasswordCall, { account: mail }, { headers: HEADERS });
  const { text } = await smtp.receive(mail, 1);
  const token = /#token=(\S+)/.exec(text)?.[1] ?? '';
  const password = 'nine lamps by the river';
  await server.call(resetPasswordCall, { token, password });
  expect(await signIn(undefined, password)).toBe(ERROR_CODES.ok);
});

test('a deployment that requires no confirmation signs in immediately, and mails no links', async () => {
  const plain = await startTestServer();
  const { challenge } = (await plain.call(captchaCall, {})).data;
  const body = { mail, password: PASSWORD, captcha: await solveCaptcha(challenge) };
  expect((await plain.call(registerCall, body)).envelope?.code).toBe(ERROR_CODES.ok);
  const sent = await plain.call(confirmationMailCall, { account: mail });
  expect(sent.envelope?.code).toBe(ERROR_CODES.mailOff);
  await plain.close();
});
