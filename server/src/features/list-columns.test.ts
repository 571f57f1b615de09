import {
  appCalls,
  assetsListCall,
  auditListCall,
  ERROR_CODES,
  nlpCalls,
  recognitionCalls,
  targetListCall,
  versionCreateCall,
  versionListCall,
} from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { algorithms } from '../database/schema/algorithms.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const TERM = 'needle-in-a-dictionary';
const DICTIONARY = { [TERM]: 'term', ...Object.fromEntries(listNames(1_500).map((name) => [name, 'term'])) };

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterAll(() => server.close());

function listNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `term-${index}`);
}

const readSeededItem = async (task: string) => {
  const { list } = (await server.call(nlpCalls.list, { pageSize: 50 }, admin)).data;
  const found = list.find((item) => item.task === task && item.status === 'published');
  if (!found) throw new Error(`There is no item for ${task}`);
  return (await server.call(nlpCalls.detail, { id: found.id }, admin)).data;
};

test('lists contain no parameters, overrides or audit values, but details do', async () => {
  const seeded = await readSeededItem('entities');
  const { id: targetId } = seeded;
  const app = (
    await server.call(
      appCalls.nlp.create,
      { name: 'heavy', targetId, overrides: { dictionary: DICTIONARY } },
      admin,
    )
  ).data;
  const { description, tags, engine, task, sample } = seeded;
  const draft = { slug: 'heavy-item', name: 'heavy', task, engine, description, tags, sample };
  const parameters = { dictionary: DICTIONARY };
  const item = (await server.call(nlpCalls.create, { ...draft, parameters }, admin)).data;
  const settings = { id: app.id, revision: app.revision, name: app.name };
  await server.call(
    appCalls.nlp.update,
    { ...settings, overrides: { dictionary: { [TERM]: 'other' } } },
    admin,
  );

  const responses = await Promise.all([
    server.call(assetsListCall, {}, admin),
    server.call(targetListCall, { kind: 'nlp' }, admin),
    server.call(nlpCalls.list, {}, admin),
    server.call(recognitionCalls.list, {}, admin),
    server.call(nlpCalls.revisions, { id: item.id }, admin),
    server.call(auditListCall, { pageSize: 50 }, admin),
  ]);
  for (const { data } of responses) {
    expect(data.list.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain(TERM);
  }
  const details = await Promise.all([
    server.call(appCalls.nlp.detail, { id: app.id }, admin),
    server.call(nlpCalls.detail, { id: item.id }, admin),
    server.call(nlpCalls.revision, { id: item.id, revision: 1 }, admin),
  ]);
  for (const { data } of details) expect(JSON.stringify(data)).toContain(TERM);
});

test('the list of versions contains no parameters and no sample', async () => {
  const [algorithm] = await server.database.select().from(algorithms).limit(1);
  const algorithmId = algorithm?.id ?? '';
  const { list } = (await server.call(versionListCall, { algorithmId }, admin)).data;
  expect(list.length).toBeGreaterThan(0);
  for (const version of list) {
    expect(Object.keys(version)).not.toEqual(expect.arrayContaining(['parameters']));
    expect(Object.keys(version)).not.toEqual(expect.arrayContaining(['sample']));
  }
});

test('an app is degraded in lists and details when its target rejects its overrides', async () => {
  const { id: targetId } = await readSeededItem('entities');
  const app = (
    await server.call(appCalls.nlp.create, { name: 'rejected', targetId, overrides: { region: 'US' } }, admin)
  ).data;
  const readHealth = async () => {
    const { list } = (await server.call(assetsListCall, { keyword: 'rejected' }, admin)).data;
    return list[0]?.health;
  };
  expect(await readHealth()).toMatchObject({ state: 'ok' });
  await server.database.execute(
    `update apps set overrides = '{"gone": 1}', revision = revision + 1 where id = '${app.id}'`,
  );
  expect(await readHealth()).toEqual({ state: 'degraded', reason: 'overridesRejected' });
  const { health } = (await server.call(appCalls.nlp.detail, { id: app.id }, admin)).data;
  expect(health).toEqual({ state: 'degraded', reason: 'overridesRejected' });
});

const createNested = (depth: number): unknown => (depth === 0 ? 1 : { a: createNested(depth - 1) });

test.each([
  ['bytes', { dictionary: { big: 'x'.repeat(70_000) } }],
  ['values', { dictionary: Object.fromEntries(listNames(6_000).map((name) => [name, 't'])) }],
  ['levels', { dictionary: createNested(40) }],
  ['text that can be stored', { dictionary: { 'a\0b': 'term' } }],
])('rejects overrides and parameters beyond the limit of %s', async (_, overrides) => {
  const { id: targetId } = await readSeededItem('entities');
  const values = overrides as Record<string, unknown>;
  const app = await server.call(appCalls.nlp.create, { name: 'large', targetId, overrides: values }, admin);
  expect(app.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'overrides' }] });
  const [algorithm] = await server.database.select().from(algorithms).limit(1);
  const version = { algorithmId: algorithm?.id ?? '', engineId: 'kmeans', sample: null, note: '' };
  const rejected = await server.call(versionCreateCall, { ...version, parameters: values }, admin);
  expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'parameters' }] });
});
