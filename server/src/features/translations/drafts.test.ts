import {
  type ConnectionModel,
  connectionCalls,
  ERROR_CODES,
  i18nListCall,
  type LocaleId,
  TRANSLATION_FORMATS,
  translationCalls,
} from '@atrium/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { translationDraftings, translationDrafts } from '../../database/schema/translation-drafts.ts';
import { translations } from '../../database/schema/translations.ts';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { MODEL_SERVER_TOKEN, type ModelServer, startModelServer } from '../../testing/start-model-server.ts';

const TITLE = 'host.page.login.title';
const ROWS = 'host.page.login.rows';
const HELLO = 'assets.page.list.hello';
const BUILDS: Partial<Record<LocaleId, Readonly<Record<string, string>>>> = {
  'en-US': {
    [TITLE]: 'Sign in',
    [ROWS]: '{rows, plural, one {# row} other {# rows}}',
    [HELLO]: 'Hello <0>{name}</0>',
    'host.page.login.known': 'Known',
  },
  'pl-PL': { 'host.page.login.known': 'Znane' },
};
const POLISH_ROWS = '{rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}';
const CHAT: ConnectionModel = {
  key: 'mood',
  model: 'chat',
  task: 'sentiment',
  inputs: {},
  outputs: {},
  numbers: 'FP32',
};
const MODEL = 'drafts.mood';

let server: TestServer;
let models: ModelServer;
let admin: { readonly token: string };

beforeAll(async () => {
  models = await startModelServer();
  server = await startTestServer({
    builtInMessages: { read: async (locale) => new Map(Object.entries(BUILDS[locale] ?? {})) },
    connections: {
      cipher: createSecretCipher('a key for the test of drafts'),
      policy: createAddressPolicy(['127.0.0.1']),
    },
  });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

beforeEach(async () => {
  for (const table of [translations, translationDrafts, translationDraftings]) {
    await server.database.delete(table);
  }
  models.outage = undefined;
  models.chatReplies.length = 0;
  models.received.length = 0;
});

afterAll(async () => {
  await server.close();
  await models.close();
});

const list = async (body: object = {}) =>
  (await server.call(translationCalls.list, { locale: 'pl-PL', ...body }, admin)).data.list;
const find = async (id: string) => (await list({ keyword: id }))[0];
const draft = (id: string) =>
  server.call(translationCalls.draft, { locale: 'pl-PL', id, model: MODEL }, admin);
const queueReply = (texts: Readonly<Record<string, string>>) => {
  const entries = Object.entries(texts).map(([id, text]) => ({ id, text }));
  models.chatReplies.push(JSON.stringify({ translations: entries }));
};
/** Returns the messages of a request that the model received. */
const readPrompt = (index: number) =>
  (models.received[index]?.body.messages ?? []) as readonly { readonly content: string }[];
const approve = (drafts: { id: string; revision: number }[]) =>
  server.call(translationCalls.approve, { locale: 'pl-PL', drafts }, admin);
const readMessages = async () => (await server.call(i18nListCall, {})).data;
const start = async (body: object = {}) =>
  (await server.call(translationCalls.startDrafting, { locale: 'pl-PL', model: MODEL, ...body }, admin)).data;
const readDrafting = async () =>
  (await server.call(translationCalls.drafting, { locale: 'pl-PL' }, admin)).data.drafting;
const waitForEnd = () =>
  vi.waitFor(
    async () => {
      const drafting = await readDrafting();
      expect(drafting?.finishedAt).toBeTruthy();
      return drafting;
    },
    { timeout: 10_000, interval: 50 },
  );

test('offers no models until a connection has one, and then lists a model with several tasks once', async () => {
  expect((await server.call(translationCalls.models, {}, admin)).data.list).toEqual([]);
  expect((await draft(TITLE)).envelope?.code).toBe(ERROR_CODES.engineUnavailable);
  await server.call(
    connectionCalls.create,
    {
      slug: 'drafts',
      name: 'Texts',
      protocol: 'openai',
      address: `${models.address}/v1`,
      auth: 'bearer',
      secret: MODEL_SERVER_TOKEN,
      certificate: '',
      timeout: 5,
      isEnabled: true,
      models: [CHAT, { ...CHAT, key: 'words', task: 'keywords' }],
    },
    admin,
  );
  expect((await server.call(translationCalls.models, {}, admin)).data.list).toEqual([
    { id: MODEL, name: 'Texts: chat' },
  ]);
});

describe('the draft of one message', () => {
  test('is stored, and users see it only after an admin approves it', async () => {
    queueReply({ [ROWS]: POLISH_ROWS });
    const { row, rejected } = (await draft(ROWS)).data;
    expect([row.state, row.draft, rejected]).toMatchObject([
      'draft',
      { text: POLISH_ROWS, model: 'Texts: chat', createdBy: 'admin' },
      null,
    ]);
    expect(await readMessages()).toEqual({});
    expect(await list({ filters: { state: ['draft'] } })).toMatchObject([{ id: ROWS }]);
    const revision = row.draft?.revision ?? 0;
    expect((await approve([{ id: ROWS, revision }])).data).toEqual({ count: 1 });
    expect(await readMessages()).toEqual({ 'pl-PL': { [ROWS]: POLISH_ROWS } });
    expect(await find(ROWS)).toMatchObject({ state: 'changed', draft: null, updatedBy: 'admin' });
  });

  test('requests the plural forms of the language, and shows translations of the same page as examples', async () => {
    queueReply({ [ROWS]: POLISH_ROWS });
    await draft(ROWS);
    const [system, user] = readPrompt(0);
    expect(system?.content).toContain('Polish');
    expect(system?.content).toContain('many, one, few, other');
    expect(JSON.parse(user?.content ?? '')).toEqual({
      examples: [{ source: 'Known', text: 'Znane' }],
      messages: [{ id: ROWS, text: BUILDS['en-US']?.[ROWS] }],
    });
  });

  test('is corrected once if the check rejects it', async () => {
    queueReply({ [HELLO]: 'Cześć {imie}' });
    queueReply({ [HELLO]: 'Cześć <0>{name}</0>' });
    expect((await draft(HELLO)).data.row.draft?.text).toBe('Cześć <0>{name}</0>');
    expect(readPrompt(1).at(-1)?.content).toContain(`${HELLO}: the placeholders and tags differ`);
  });

  test('is returned without being stored if the check rejects it twice', async () => {
    queueReply({ [HELLO]: 'Cześć' });
    const { row, rejected } = (await draft(HELLO)).data;
    expect([row.state, rejected]).toEqual(['missing', 'Cześć']);
    expect(models.received).toHaveLength(2);
  });

  test('fails with a reason if the model server is down', async () => {
    models.outage = [503, {}];
    expect((await draft(TITLE)).envelope?.code).toBe(ERROR_CODES.engineUnavailable);
    models.outage = [400, {}];
    expect((await draft(TITLE)).envelope?.code).toBe(ERROR_CODES.engineFailed);
  });

  test('disappears when a translation is saved, and does not count after its English text has changed', async () => {
    queueReply({ [TITLE]: 'Logowanie' });
    await draft(TITLE);
    const counts = async () =>
      (await server.call(translationCalls.counts, {}, admin)).data.list.find(
        ({ locale }) => locale === 'pl-PL',
      );
    expect(await counts()).toMatchObject({ total: 4, missing: 2, drafts: 1, changed: 0 });
    await server.database.update(translationDrafts).set({ source: 'Log in' });
    expect([await find(TITLE), await counts()]).toMatchObject([
      { state: 'missing', draft: null },
      { missing: 3, drafts: 0 },
    ]);
    await draft(TITLE);
    await server.call(
      translationCalls.save,
      { locale: 'pl-PL', id: TITLE, text: 'Zaloguj', revision: null },
      admin,
    );
    expect(await find(TITLE)).toMatchObject({ state: 'changed', draft: null });
    expect(await server.database.select().from(translationDrafts)).toEqual([]);
  });

  test('is neither approved nor discarded if it has another revision than the admin has read', async () => {
    queueReply({ [TITLE]: 'Logowanie' });
    const { revision = 0 } = (await draft(TITLE)).data.row.draft ?? {};
    await draft(TITLE);
    expect((await approve([{ id: TITLE, revision }])).data).toEqual({ count: 0 });
    const discard = (drafts: { id: string; revision: number }[]) =>
      server.call(translationCalls.discard, { locale: 'pl-PL', drafts }, admin);
    expect((await discard([{ id: TITLE, revision }])).data).toEqual({ count: 0 });
    const current = (await find(TITLE))?.draft?.revision ?? 0;
    expect((await discard([{ id: TITLE, revision: current }])).data).toEqual({ count: 1 });
    expect(await find(TITLE)).toMatchObject({ state: 'missing' });
  });
});

describe('drafts in the background', () => {
  test('are written for missing and stale messages, and failures are listed', async () => {
    await server.database
      .insert(translations)
      .values({ locale: 'pl-PL', id: TITLE, message: 'Wejście', source: 'Enter' });
    queueReply({ [TITLE]: 'Logowanie', [HELLO]: 'Cześć', [ROWS]: POLISH_ROWS });
    expect(await start()).toMatchObject({ total: 3, model: 'Texts: chat', createdBy: 'admin' });
    expect(await waitForEnd()).toMatchObject({
      status: 'succeeded',
      done: 3,
      failures: [{ id: HELLO, text: 'Cześć', rule: 'different-arguments' }],
    });
    const states = (await list()).map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      [HELLO, 'missing'],
      ['host.page.login.known', 'translated'],
      [ROWS, 'draft'],
      [TITLE, 'draft'],
    ]);
    expect(await readMessages()).toEqual({ 'pl-PL': { [TITLE]: 'Wejście' } });
  });

  test('are written only for the messages of the list, and fail with a reason if the model server is down', async () => {
    models.outage = [500, {}];
    expect(await start({ keyword: 'login', filters: { state: ['missing'] } })).toMatchObject({ total: 2 });
    expect(await waitForEnd()).toMatchObject({
      status: 'failed',
      done: 0,
      message: '引擎运行失败，请检查输入，或稍后重试。',
    });
    expect(await server.database.select().from(translationDrafts)).toEqual([]);
  });

  test('can be canceled, and a second start returns the drafting in progress', async () => {
    const pending = Promise.withResolvers<void>();
    models.responseDelay = pending.promise;
    const first = await start();
    const second = await start();
    expect(second.id).toBe(first.id);
    await vi.waitFor(() => expect(models.received).toHaveLength(1), { timeout: 10_000 });
    await server.call(translationCalls.cancelDrafting, { id: first.id }, admin);
    models.responseDelay = undefined;
    queueReply({ [TITLE]: 'Logowanie' });
    pending.resolve();
    expect(await readDrafting()).toMatchObject({ status: 'canceled', done: 0 });
    const again = await server.call(translationCalls.cancelDrafting, { id: first.id }, admin);
    expect(again.envelope?.code).toBe(ERROR_CODES.transitionNotAllowed);
    await start({ keyword: TITLE });
    await waitForEnd();
    expect((await server.database.select().from(translationDrafts)).map(({ id }) => id)).toEqual([TITLE]);
  });

  test('are not written for English', async () => {
    const body = { locale: 'en-US' as const, model: MODEL };
    const { envelope } = await server.call(translationCalls.startDrafting, body, admin);
    expect(envelope?.code).toBe(ERROR_CODES.invalid);
  });
});

describe.each(TRANSLATION_FORMATS)('a file in the format %s', (format) => {
  const importFile = (content: string) =>
    server.call(translationCalls.import, { locale: 'pl-PL', format, parts: [content] }, admin);

  test('marks drafts, and an import of the file stores them as drafts again', async () => {
    queueReply({ [TITLE]: 'Logowanie' });
    await draft(TITLE);
    const { content } = (await server.call(translationCalls.export, { locale: 'pl-PL', format }, admin)).data;
    expect((await importFile(content)).data).toMatchObject({ changed: 0, unchanged: 2, rejected: [] });
    expect((await importFile(content.replace('Logowanie', 'Wejście'))).data).toMatchObject({ changed: 1 });
    expect(await find(TITLE)).toMatchObject({
      state: 'draft',
      override: null,
      draft: { text: 'Wejście', model: null },
    });
    const approved = content.replace(/state="translated"|#, fuzzy\n|,draft/, APPROVED[format]);
    expect(approved).not.toBe(content);
    expect((await importFile(approved)).data).toMatchObject({ changed: 1 });
    expect(await find(TITLE)).toMatchObject({ state: 'changed', override: 'Logowanie', draft: null });
  });
});

/** The text with which each format marks an approved translation instead of a draft. */
const APPROVED = { csv: ',approved', xliff: 'state="reviewed"', po: '' } as const;
