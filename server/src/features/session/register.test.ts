import {
  type BodyOf,
  captchaCall,
  ERROR_CODES,
  loginCall,
  profileCall,
  registerCall,
  type Session,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInBudgets } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';
import { solveCaptcha, startTestServer, type TestServer } from '../../testing/index.ts';
import { hashText } from '../identity/hash-text.ts';

const PASSWORD = 'seven lamps by the river';

let server: TestServer;
let now: Date | undefined;
let phone = 13_800_000_000;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now ?? new Date() });
});

afterAll(() => server.close());

async function createSolution(): Promise<string> {
  return await solveCaptcha((await server.call(captchaCall, {})).data.challenge);
}

async function createForm(mail: string, change: Partial<BodyOf<typeof registerCall>> = {}) {
  phone += 1;
  const body = { mail, password: PASSWORD, mobile: `+86${phone}`, ...change };
  return { ...body, captcha: change.captcha ?? (await createSolution()) };
}

const IS_OWN_BUDGET = eq(signInBudgets.ownerHash, hashText('address 127.0.0.1'));

/** Returns how much of the budget of the IP address is used. */
async function readSpentBudget(): Promise<number> {
  const [budget] = await server.database.select().from(signInBudgets).where(IS_OWN_BUDGET);
  return budget?.count ?? 0;
}

async function register(mail: string, change: Partial<BodyOf<typeof registerCall>> = {}) {
  return await server.call(registerCall, await createForm(mail, change));
}

test('registration signs in a new user with an account derived from the email address', async () => {
  const session: Session = (await register('Mei.Lin@Example.com')).data;
  expect(session.info).toMatchObject({ account: 'mei.lin', mail: 'mei.lin@example.com', access: ['user'] });
  const profile = await server.call(profileCall, {}, { token: session.token });
  expect(profile.data.account).toBe('mei.lin');
  expect(profile.data).toEqual(session.info);
});

test('users with similar email addresses get different accounts, even when they register at the same time', async () => {
  const forms = await Promise.all(
    ['a', 'b', 'c', 'd'].map((domain) => createForm(`kai@${domain}.example.com`)),
  );
  const responses = await Promise.all(forms.map((body) => server.call(registerCall, body)));
  expect(responses.map((response) => response.data.info.account).sort()).toEqual([
    'kai',
    'kai-2',
    'kai-3',
    'kai-4',
  ]);
});

test('a mobile number is optional, unless the deployment requires one', async () => {
  const { mobile: _, ...withoutMobile } = await createForm('without-mobile@example.com');
  expect((await server.call(registerCall, withoutMobile)).data.info.account).toBe('without-mobile');
  const strict = await startTestServer({ requiresMobile: true });
  const { challenge } = (await strict.call(captchaCall, {})).data;
  const body = { ...withoutMobile, captcha: await solveCaptcha(challenge) };
  expect((await strict.call(registerCall, body)).envelope).toMatchObject({
    code: ERROR_CODES.invalid,
    fields: [{ field: 'mobile' }],
  });
  const complete = await strict.call(registerCall, { ...body, mobile: '+8613900000002' });
  expect(complete.data.info.account).toBe('without-mobile');
  await strict.close();
});

test('an email address and a mobile number can be registered only once', async () => {
  await register('once@example.com', { mobile: '+8613900000001' });
  const sameMail = await register('ONCE@example.com');
  expect(sameMail.envelope).toMatchObject({ code: ERROR_CODES.mailTaken, fields: [{ field: 'mail' }] });
  const sameMobile = await register('twice@example.com', { mobile: '+8613900000001' });
  expect(sameMobile.envelope).toMatchObject({ code: ERROR_CODES.mobileTaken, fields: [{ field: 'mobile' }] });
});

test('registrations that show a taken email address, mobile number or username use up a budget of the IP address', async () => {
  const [mobile, local] = ['+8613900000009', 'guessed'];
  await register(`${local}@example.com`, { mobile });
  const spent = await readSpentBudget();
  await register('free@example.com');
  expect(await readSpentBudget()).toBe(spent);
  await register(`${local}@example.com`);
  await register('mobile.taken@example.com', { mobile });
  expect((await register(`${local}@b.example.com`)).data.info.account).toBe(`${local}-2`);
  expect(await readSpentBudget()).toBe(spent + 3);

  await server.database.update(signInBudgets).set({ count: 60 }).where(IS_OWN_BUDGET);
  for (const mail of [`${local}@example.com`, 'also.free@example.com']) {
    expect((await register(mail)).envelope?.code).toBe(ERROR_CODES.registrationLimit);
  }
  now = new Date(Date.now() + 61 * 60_000);
  expect((await register('also.free@example.com')).envelope?.code).toBe(ERROR_CODES.ok);
  now = undefined;
  await server.database.delete(signInBudgets);
});

test('a captcha is valid for one registration, even when two use it at the same time', async () => {
  const captcha = await createSolution();
  const responses = await Promise.all([
    register('first@example.com', { captcha }),
    register('second@example.com', { captcha }),
  ]);
  const codes = responses.map((response) => response.envelope?.code).sort();
  expect(codes).toEqual([ERROR_CODES.ok, ERROR_CODES.captchaFailed]);
});

test('rejects expired and forged captchas', async () => {
  const captcha = await createSolution();
  now = new Date(Date.now() + 11 * 60_000);
  const expired = await register('late@example.com', { captcha });
  now = undefined;
  const madeUp = await register('made.up@example.com', { captcha: 'bWFkZSB1cA==' });
  for (const response of [expired, madeUp]) {
    expect(response.envelope).toMatchObject({
      code: ERROR_CODES.captchaFailed,
      fields: [{ field: 'captcha' }],
    });
  }
});

test.each(['password1', 'Qwertyuiop', '88888888', 'lin.wei@example.com'])(
  'rejects the password %s as easy to guess, without using up the captcha',
  async (password) => {
    const captcha = await createSolution();
    const rejected = await register('lin.wei@example.com', { password, captcha });
    expect(rejected.envelope).toMatchObject({
      code: ERROR_CODES.passwordCommon,
      fields: [{ field: 'password' }],
    });
    const short = await register('lin.wei@example.com', { password: 'abc', captcha });
    expect(short.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'password' }] });
    const again = await register('lin.wei@example.com', { captcha });
    expect([ERROR_CODES.ok, ERROR_CODES.mailTaken]).toContain(again.envelope?.code);
  },
);

test('uses all characters of a 256-character password and rejects a longer one', async () => {
  const password = `${'长江大河流过城市'.repeat(32).slice(0, 255)}a`;
  await register('long@example.com', { password });
  const right = await server.call(loginCall, { account: 'long@example.com', password });
  expect(right.data.info.account).toBe('long');
  const cut = await server.call(loginCall, { account: 'long@example.com', password: password.slice(0, -1) });
  expect(cut.envelope?.code).toBe(ERROR_CODES.credentialsWrong);
  const longer = await register('longer@example.com', { password: `${password}b` });
  expect(longer.envelope?.code).toBe(ERROR_CODES.invalid);
});

test.each(['access', 'status', 'id', 'ownerId', 'account', 'passwordHash'])(
  'rejects a registration that sets a field it must not set: %s',
  async (field) => {
    const mail = `${field.toLowerCase()}@example.com`;
    const body = { ...(await createForm(mail)), [field]: field === 'access' ? ['admin'] : 'admin' };
    const rejected = await server.call(registerCall, body);
    expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field }] });
    expect(await server.database.select().from(users).where(eq(users.mail, mail))).toEqual([]);
  },
);

test('returns error messages in the language of the request', async () => {
  const headers = { 'accept-language': 'en-US' };
  const body = await createForm('phrase@example.com', { password: 'password1' });
  const english = await server.call(registerCall, body, { headers });
  const chinese = await server.call(registerCall, body);
  expect(english.envelope?.msg).toMatch(/too common/);
  expect(chinese.envelope?.msg).toMatch(/过于常见/);
});
