import { i18nListCall } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from '../../database/schema/translations.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('stores no messages until a deployment adds some, and any caller may read them', async () => {
  expect((await server.call(i18nListCall, {})).data).toEqual({});
  await server.database.insert(translations).values([
    { locale: 'zh-CN', id: 'host.page.login.title', message: '欢迎' },
    { locale: 'en-US', id: 'host.page.login.title', message: 'Welcome' },
  ]);
  expect((await server.call(i18nListCall, {})).data).toEqual({
    'en-US': { 'host.page.login.title': 'Welcome' },
    'zh-CN': { 'host.page.login.title': '欢迎' },
  });
});
