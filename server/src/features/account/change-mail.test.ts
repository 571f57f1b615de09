import {
  changeMailCall,
  confirmMailChangeCall,
  ERROR_CODES,
  forgotPasswordCall,
  loginCall,
  profileCall,
  resetPasswordCall,
} from '@atrium/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scimUsers } from '../../database/schema/scim-resources.ts';
import { users } from '../../database/schema/users.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { type MailServer, startMailServer, startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { UserRecord } from '../identity/user-repository.ts';

const PUBLIC_URL = 'https://console.example';
const DAY = 86_400_000;
const HEADERS = { 'accept-language': 'en-US' };

let smtp: MailServer;
let server: TestServer;
let now: Date | undefined;
let count = 0;
let user: UserRecord;
let token: string;
let newMail: string;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({
    clock: () => now ?? new Date(),
    mail: { url: smtp.url, publicUrl: PUBLIC_URL },
  });
});

beforeEach(async () => {
  now = undefined;
  count += 1;
  newMail = `new${count}@example.com`;
  user = await addUser(server.database, { account: `mover${count}` });
  token = (await signInAs(server, user.account)).token;
  await server.database.execute(sql`delete from rate_limits`);
});

afterAll(async () => {
  await server.close();
  await smtp.stop();
});

async function requestChange(mail = newMail, callerToken = token) {
  return (await server.call(changeMailCall, { mail }, { token: callerToken, headers: HEADERS })).envelope;
}

async function confirmChange(link: string, callerToken = token): Promise<number | undefined> {
  const options = { token: callerToken, headers: HEADERS };
  return (await server.call(confirmMailChangeCall, { token: link }, options)).envelope?.code;
}

/** Returns the token of the link in a mail to the new address. */
async function receiveToken(position = 0): Promise<string> {
  const { text } = await smtp.receive(newMail, position);
  expect(text).toContain(`${PUBLIC_URL}/setting/account#mail=`);
  return /#mail=(\S+)/.exec(text)?.[1] ?? '';
}

async function readMail(): Promise<string | undefined> {
  const [stored] = await server.database.select().from(users).where(eq(users.id, user.id));
  return stored?.mail;
}

test('the address changes when the mailed link is used, and the earlier address gets a notice', async () => {
  expect(await requestChange(newMail.toUpperCase())).toMatchObject({ code: ERROR_CODES.ok, data: {} });
  const link = await receiveToken();
  expect(await readMail()).toBe(user.mail);
  expect(await confirmChange(link)).toBe(ERROR_CODES.ok);
  expect((await server.call(profileCall, {}, { token })).data.mail).toBe(newMail);
  const notice = await smtp.receive(user.mail);
  expect(notice.subject).toBe('Your email address in Atrium has changed');
  expect(notice.text).not.toContain(newMail);
  const signedIn = await server.call(loginCall, { account: newMail, password: TEST_PASSWORD });
  expect(signedIn.envelope?.code).toBe(ERROR_CODES.ok);
});

test('a link works once, for its own user, until the next one', async () => {
  await requestChange();
  const first = await receiveToken();
  await requestChange();
  const second = await receiveToken(1);
  expect(await confirmChange(first)).toBe(ERROR_CODES.confirmationSpent);
  const thief = await addUser(server.database, { account: `thief${count}` });
  const stolen = await signInAs(server, thief.account);
  expect(await confirmChange(second, stolen.token)).toBe(ERROR_CODES.confirmationSpent);
  expect(await confirmChange('x'.repeat(43))).toBe(ERROR_CODES.confirmationSpent);
  expect(await confirmChange(second)).toBe(ERROR_CODES.ok);
  expect(await confirmChange(second)).toBe(ERROR_CODES.confirmationSpent);
});

test('a link expires after a day', async () => {
  await requestChange();
  const link = await receiveToken();
  now = new Date(Date.now() + DAY + 1_000);
  const later = (await signInAs(server, user.account)).token;
  expect(await confirmChange(link, later)).toBe(ERROR_CODES.confirmationSpent);
  expect(await readMail()).toBe(user.mail);
});

test('the request requires a recent proof', async () => {
  now = new Date(Date.now() + 11 * 60_000);
  expect((await requestChange())?.code).toBe(ERROR_CODES.proofRequired);
});

test('a taken address gets the same response, and only its owner gets a mail', async () => {
  const owner = await addUser(server.database, { account: `owner${count}` });
  const free = await requestChange();
  expect(await requestChange(owner.mail)).toEqual(free);
  const { subject, text } = await smtp.receive(owner.mail);
  expect(subject).toBe('Your email address is already used in Atrium');
  expect(text).not.toContain('#mail=');
  expect(text).not.toContain(user.account);
});

test('an address that someone takes before the confirmation is rejected, and the link remains', async () => {
  await requestChange();
  const link = await receiveToken();
  const rival = await addUser(server.database, { account: `new${count}` });
  expect(rival.mail).toBe(newMail);
  expect(await confirmChange(link)).toBe(ERROR_CODES.mailTaken);
  await server.database
    .update(users)
    .set({ mail: `gone${count}@example.com` })
    .where(eq(users.id, rival.id));
  expect(await confirmChange(link)).toBe(ERROR_CODES.ok);
});

test('a link for a forgotten password that was mailed to the earlier address stops working', async () => {
  await server.call(forgotPasswordCall, { account: user.account }, { headers: HEADERS });
  const reset = /#token=(\S+)/.exec((await smtp.receive(user.mail)).text)?.[1] ?? '';
  await requestChange();
  await confirmChange(await receiveToken());
  const body = { token: reset, password: 'nine lamps by the river' };
  const rejected = await server.call(resetPasswordCall, body);
  expect(rejected.envelope?.code).toBe(ERROR_CODES.resetLinkSpent);
});

test('a user gets at most five links an hour', async () => {
  for (let time = 0; time < 6; time += 1) await requestChange();
  await receiveToken(4);
  newMail = `last${count}@example.com`;
  const other = await addUser(server.database, { account: `other${count}` });
  await requestChange(newMail, (await signInAs(server, other.account)).token);
  await receiveToken();
  expect(smtp.mails.filter(({ to }) => to === `new${count}@example.com`)).toHaveLength(5);
});

test('a user whom a directory manages cannot change the address', async () => {
  await server.database.insert(scimUsers).values({ userId: user.id, userName: user.account });
  expect((await requestChange())?.code).toBe(ERROR_CODES.directoryManaged);
});

test('without an SMTP server, the address changes at once, and a taken one is rejected', async () => {
  const plain = await startTestServer();
  const owner = await addUser(plain.database, { account: 'owner' });
  const mover = await addUser(plain.database, { account: 'mover' });
  const session = await signInAs(plain, mover.account);
  const taken = await plain.call(changeMailCall, { mail: owner.mail }, session);
  expect(taken.envelope).toMatchObject({ code: ERROR_CODES.mailTaken, fields: [{ field: 'mail' }] });
  const changed = await plain.call(changeMailCall, { mail: 'Fresh@example.com' }, session);
  expect(changed.data.info?.mail).toBe('fresh@example.com');
  await plain.close();
});
