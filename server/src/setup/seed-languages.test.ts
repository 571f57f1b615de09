import {
  algorithmDependentsCall,
  algorithmListCall,
  algorithmUpdateCall,
  aliasHistoryCall,
  appCalls,
  assetsListCall,
  dashboardRunsCall,
  dashboardSummaryCall,
  dashboardTopCall,
  nlpCalls,
  runCalls,
  targetListCall,
  versionDetailCall,
  versionListCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { algorithms } from '../database/schema/algorithms.ts';
import { apps } from '../database/schema/apps.ts';
import { localizeSeedVersionText } from '../seed/seed-version-texts.ts';
import { addUser } from '../testing/add-user.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const TIME = { timeZone: 'Asia/Shanghai' };
let server: TestServer;
let chinese: { token: string };
let english: { token: string; headers: Record<string, string> };

beforeAll(async () => {
  server = await startTestServer();
  chinese = await signInAs(server, 'admin', server.adminPassword);
  english = { token: chinese.token, headers: { 'accept-language': 'en-US' } };
});

afterAll(() => server.close());

const findAlgorithm = async (keyword: string, reader: { token: string } = english) => {
  const { list } = (await server.call(algorithmListCall, { keyword }, reader)).data;
  return list[0];
};

test("shows the texts of seeded items in the reader's language", async () => {
  expect(await findAlgorithm('isolation-forest')).toMatchObject({
    name: 'Isolation forest',
    description: expect.stringContaining('Finds anomalous rows'),
    tags: ['anomalies', 'tables'],
  });
  expect(await findAlgorithm('isolation-forest', chinese)).toMatchObject({
    name: '孤立森林',
    tags: ['异常检测', '表格'],
  });
  const { list } = (await server.call(nlpCalls.list, {}, english)).data;
  const revised = list.find(({ slug }) => slug === 'tokenizer');
  expect(revised?.name).toBe('Chinese tokenizer');
  const read = { id: revised?.id ?? '', revision: 1 };
  expect((await server.call(nlpCalls.revision, read, english)).data.content.name).toBe('Chinese tokenizer');
  const targets = (await server.call(targetListCall, { kind: 'recognition' }, english)).data.list;
  expect(targets.map(({ name }) => name)).toContain('Text reader');
});

test("shows the names of seeded apps and their targets in the reader's language in lists, runs and dashboards", async () => {
  const { list } = (await server.call(assetsListCall, { filters: { kind: ['nlp'] } }, english)).data;
  expect(list).toMatchObject([{ name: 'Chinese tokenizer example', targetName: 'Chinese tokenizer' }]);
  const id = list[0]?.id ?? '';
  const run = { id, input: { kind: 'text' as const, text: '你好' } };
  await server.call(appCalls.nlp.run, run, english);
  const named = { appName: 'Chinese tokenizer example' };
  expect((await server.call(runCalls.list, {}, english)).data.list).toMatchObject([named]);
  expect((await server.call(dashboardRunsCall, {}, english)).data.list).toMatchObject([named]);
  expect((await server.call(dashboardSummaryCall, TIME, english)).data.recent).toMatchObject([named]);
  const top = (await server.call(dashboardTopCall, TIME, english)).data.apps;
  expect(top).toMatchObject([{ name: 'Chinese tokenizer example' }]);
  const ids = [(await findAlgorithm('holt-winters'))?.id ?? ''];
  const dependents = (await server.call(algorithmDependentsCall, { ids }, english)).data.list;
  expect(dependents).toMatchObject([{ name: 'Forecast example' }]);
});

test('finds seeded rows by texts and tags in either language', async () => {
  for (const keyword of ['孤立森林', 'isolation FOREST', '异常行', 'random splits']) {
    expect((await findAlgorithm(keyword))?.slug).toBe('isolation-forest');
    expect((await findAlgorithm(keyword, chinese))?.slug).toBe('isolation-forest');
  }
  for (const keyword of ['时序预测示例', 'Forecast example']) {
    const { list } = (await server.call(assetsListCall, { keyword }, english)).data;
    expect(list).toMatchObject([{ name: 'Forecast example' }]);
  }
  for (const tags of [['anomalies'], ['异常检测']]) {
    const { list } = (await server.call(algorithmListCall, { filters: { tags } }, english)).data;
    expect(list).toMatchObject([{ slug: 'isolation-forest' }]);
  }
});

test("shows the notes of seeded versions and the reasons for their aliases in the reader's language", async () => {
  const algorithmId = (await findAlgorithm('holt-winters'))?.id ?? '';
  const texts = [
    { reader: english, note: 'Default parameters', reason: 'Initial setup' },
    { reader: chinese, note: '默认参数', reason: '初始设置' },
  ];
  for (const { reader, note, reason } of texts) {
    for (const keyword of ['默认参数', 'DEFAULT param']) {
      const { list } = (await server.call(versionListCall, { algorithmId, keyword }, reader)).data;
      expect(list).toMatchObject([{ number: 1, note }]);
      const read = { id: list[0]?.id ?? '' };
      expect((await server.call(versionDetailCall, read, reader)).data.note).toBe(note);
    }
    for (const keyword of ['初始', 'INITIAL']) {
      const { list } = (await server.call(aliasHistoryCall, { algorithmId, keyword }, reader)).data;
      expect(list).toMatchObject([{ toVersion: 1, reason }]);
    }
  }
});

test('does not translate the same texts of other versions', () => {
  for (const version of [
    { slug: 'kmeans', version: 2 },
    { slug: 'own', version: 1 },
    { slug: undefined, version: 1 },
  ]) {
    expect(localizeSeedVersionText('reason', version, '初始设置', 'en-US')).toBe('初始设置');
  }
});

test('renames nothing when a reader saves the shown texts, and shows a new name to all users', async () => {
  const shown = await findAlgorithm('kmeans');
  if (!shown) throw new Error('The seed is missing.');
  const { id, slug, name, task, description, tags } = shown;
  const saved = { id, slug, name, task, description, tags, revision: shown.revision };
  await server.call(algorithmUpdateCall, saved, english);
  expect((await findAlgorithm('kmeans', chinese))?.name).toBe('K 均值聚类');
  const stored = { name: algorithms.name, tags: algorithms.tags };
  const [row] = await server.database.select(stored).from(algorithms).where(eq(algorithms.id, id));
  expect(row).toEqual({ name: 'K 均值聚类', tags: ['聚类', '表格'] });
  const renamed = { ...saved, name: 'Groups', revision: shown.revision + 1 };
  const response = (await server.call(algorithmUpdateCall, renamed, english)).data;
  expect(response).toMatchObject({ name: 'Groups', description });
  expect((await findAlgorithm('kmeans', chinese))?.name).toBe('Groups');
  expect(await findAlgorithm('K 均值')).toBeUndefined();
});

test('an app stays seeded when its settings change, and its copy gets the shown name', async () => {
  const { list } = (await server.call(assetsListCall, { filters: { kind: ['recognition'] } }, english)).data;
  const { id = '', revision = 0, name = '', description = '' } = list[0] ?? {};
  const change = { id, revision, name, description, retentionDays: 7 };
  expect((await server.call(appCalls.recognition.update, change, english)).data.name).toBe(name);
  const [stored] = await server.database.select({ name: apps.name }).from(apps).where(eq(apps.id, id));
  expect(stored?.name).toBe('文字识别示例');
  const copy = (await server.call(appCalls.recognition.clone, { id }, english)).data;
  expect(copy.name).toBe('Text recognition example (2)');
});

test('does not translate a user’s own app that has the name of a seed', async () => {
  await addUser(server.database, { account: 'li' });
  const reader = { ...(await signInAs(server, 'li')), headers: english.headers };
  const [target] = (await server.call(targetListCall, { kind: 'nlp' }, reader)).data.list;
  const body = { name: '中文分词示例', targetId: target?.id ?? '' };
  expect((await server.call(appCalls.nlp.create, body, reader)).data.name).toBe(body.name);
  expect((await server.call(assetsListCall, {}, reader)).data.list).toMatchObject([{ name: body.name }]);
});
