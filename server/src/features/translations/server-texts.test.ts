import {
  algorithmDetailCall,
  ERROR_CODES,
  engineListCall,
  i18nListCall,
  nlpCalls,
  TRANSLATION_FORMATS,
  translationCalls,
} from '@atrium/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { translations } from '../../database/schema/translations.ts';
import { NO_BUILT_IN_MESSAGES } from '../../domain/texts/built-in-messages.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { writeMail } from '../mail/write-mail.ts';
import { refreshServerTexts, SERVER_TEXTS, withServerTexts } from './server-texts.ts';

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer({ builtInMessages: withServerTexts(NO_BUILT_IN_MESSAGES) });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterEach(async () => {
  await server.database.delete(translations);
  await refreshServerTexts(server.database);
});

afterAll(() => server.close());

const find = async (id: string) =>
  (await server.call(translationCalls.list, { locale: 'zh-CN', keyword: id }, admin)).data.list[0];
const save = (id: string, text: string | null, revision: number | null = null) =>
  server.call(translationCalls.save, { locale: 'zh-CN', id, text, revision }, admin);
const openMissingAlgorithm = async () =>
  (await server.call(algorithmDetailCall, { id: '019a0000-0000-7000-8000-000000000000' }, admin)).envelope;

test('the list contains the texts of the server with their translations', async () => {
  expect(await find('server.mail.invitation.subject')).toMatchObject({
    package: 'server',
    source: 'Your account in {console}',
    state: 'translated',
  });
  const { data } = await server.call(
    translationCalls.list,
    { locale: 'zh-CN', filters: { package: ['server'] } },
    admin,
  );
  expect(data.total).toBe(SERVER_TEXTS.size);
});

test('a changed message of an error applies to the next response, until it is reset', async () => {
  const before = await openMissingAlgorithm();
  expect(before?.code).toBe(ERROR_CODES.notFound);
  const { data: saved } = await save('server.error.notFound', '找不到该记录');
  expect((await openMissingAlgorithm())?.msg).toBe('找不到该记录');
  await save('server.error.notFound', null, saved.revision);
  expect((await openMissingAlgorithm())?.msg).toBe(before?.msg);
});

test('a changed limitation of an engine and a changed mail are used', async () => {
  const [id = ''] = [...SERVER_TEXTS.keys()].filter((key) => key.endsWith('.limitation-1'));
  await save(id, '改过的局限');
  const { list } = (await server.call(engineListCall, {}, admin)).data;
  expect(list.flatMap(({ limitations }) => limitations)).toContain('改过的局限');
  await save('server.mail.invitation.subject', '{console}：新密码');
  const values = { console: 'Atrium', account: 'li.na', link: 'https://example.com' };
  expect(writeMail('invitation', 'zh-CN', values).subject).toBe('Atrium：新密码');
  expect(writeMail('invitation', 'en-US', values).subject).toBe('Your account in Atrium');
});

test('the console does not receive the texts of the server', async () => {
  await save('server.error.notFound', '找不到该记录');
  expect((await server.call(i18nListCall, {})).data).toEqual({});
});

test('a text with a lost placeholder or with a plural is rejected', async () => {
  for (const text of ['新密码', '{console, plural, other {新密码}}']) {
    expect((await save('server.mail.invitation.subject', text)).envelope?.code).toBe(
      ERROR_CODES.messageInvalid,
    );
  }
});

test('a changed name of an engine does not rename the items that contain the same name', async () => {
  const names = async () =>
    (await server.call(nlpCalls.list, {}, admin)).data.list.map(({ name, engine }) => [name, engine]);
  const before = await names();
  for (const id of [...SERVER_TEXTS.keys()].filter((key) => /^server\.engine\..*\.name$/.test(key))) {
    await save(id, `改过的 ${id}`);
  }
  expect(await names()).toEqual(before);
});

test.each(TRANSLATION_FORMATS)('a file in the format %s contains the texts of the server', async (format) => {
  const body = { locale: 'zh-CN' as const, format };
  const { content } = (await server.call(translationCalls.export, body, admin)).data;
  const imported = await server.call(translationCalls.import, { ...body, parts: [content] }, admin);
  expect(imported.data).toMatchObject({ changed: 0, unchanged: SERVER_TEXTS.size, empty: 0, rejected: [] });
});
