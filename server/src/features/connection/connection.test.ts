import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  algorithmCalls,
  aliasSetCall,
  appCalls,
  auditListCall,
  type BodyOf,
  type ConnectionModel,
  connectionCalls,
  ERROR_CODES,
  engineHealthCall,
  engineListCall,
  nlpCalls,
  PRODUCTION_ALIAS,
  versionCreateCall,
  versionValidateCall,
} from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import {
  type ModelServer,
  startModelServer,
  MODEL_SERVER_TOKEN as TOKEN,
} from '../../testing/start-model-server.ts';

type Draft = BodyOf<typeof connectionCalls.create>;

const GROUPS: ConnectionModel = {
  key: 'groups',
  model: 'groups',
  task: 'cluster',
  inputs: { rows: 'predict' },
  outputs: { labels: 'predict' },
  numbers: 'FP32',
};

const CHAT: ConnectionModel = {
  ...GROUPS,
  key: 'mood',
  model: 'chat',
  task: 'sentiment',
  inputs: {},
  outputs: {},
};

let server: TestServer;
let models: ModelServer;
let admin: { readonly token: string };

beforeAll(async () => {
  models = await startModelServer();
  server = await startTestServer({
    connections: {
      cipher: createSecretCipher('a key for the test of connections'),
      policy: createAddressPolicy(['127.0.0.1']),
    },
  });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterEach(() => {
  models.outage = undefined;
  models.chatReplies.length = 0;
});

afterAll(async () => {
  await server.close();
  await models.close();
});

function createDraft(changes: Partial<Draft> = {}): Draft {
  return {
    slug: 'models',
    name: 'Models',
    protocol: 'oip',
    address: models.address,
    auth: 'bearer',
    secret: TOKEN,
    certificate: '',
    timeout: 5,
    isEnabled: true,
    models: [GROUPS],
    ...changes,
  };
}

const create = (changes: Partial<Draft> = {}) =>
  server.call(connectionCalls.create, createDraft(changes), admin);
const listEngineIds = async () =>
  (await server.call(engineListCall, {}, admin)).data.list
    .map(({ id }) => id)
    .filter((id) => id.includes('.'));

test('only admins manage connections', async () => {
  await addUser(server.database, { account: 'li' });
  const li = await signInAs(server, 'li');
  expect((await server.call(connectionCalls.list, {}, li)).status).toBe(403);
});

test('stores a connection with an encrypted secret that no call, event or list contains', async () => {
  const { data: connection } = await create({ slug: 'secretive' });
  expect(connection).toMatchObject({ slug: 'secretive', hasSecret: true });
  const { data: events } = await server.call(auditListCall, {}, admin);
  expect(events.list[0]).toMatchObject({ action: 'connection.created', targetName: 'Models' });
  const { rows } =
    await server.database.execute(sql`select connections::text, (select string_agg(audit_events::text, '')
    from audit_events) as events from connections`);
  expect(JSON.stringify([rows, connection])).not.toContain(TOKEN);
  const { data: renamed } = await server.call(
    connectionCalls.update,
    {
      ...createDraft({ slug: 'secretive', name: 'Renamed' }),
      secret: undefined,
      id: connection.id,
      revision: 1,
    },
    admin,
  );
  expect(renamed).toMatchObject({ name: 'Renamed', hasSecret: true, revision: 2 });
  const stale = { ...createDraft({ slug: 'secretive' }), id: connection.id, revision: 1 };
  const rejected = await server.call(connectionCalls.update, stale, admin);
  expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.revisionStale, data: { changed: ['name'] } });
  const moved = await server.call(connectionCalls.update, { ...stale, revision: 2, slug: 'other' }, admin);
  expect(moved.envelope).toMatchObject({ code: ERROR_CODES.slugFixed });
  expect((await create({ slug: 'secretive' })).envelope).toMatchObject({ code: ERROR_CODES.slugTaken });
  for (const change of [{ address: 'http://127.0.0.1:9' }, { auth: 'basic' as const }]) {
    const redirected = { ...stale, revision: 2, secret: undefined, ...change };
    const { envelope } = await server.call(connectionCalls.update, redirected, admin);
    expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'secret' }] });
  }
  const withoutSecret = { ...stale, revision: 2, secret: '' };
  expect((await server.call(connectionCalls.update, withoutSecret, admin)).data.hasSecret).toBe(false);
  await server.call(connectionCalls.remove, { ids: [connection.id] }, admin);
  const { data: after } = await server.call(auditListCall, {}, admin);
  expect(after.list[0]).toMatchObject({
    action: 'connection.removed',
    targetName: 'Models',
    isTargetRemoved: true,
  });
});

test('rejects invalid addresses, and tasks that chat models do not support', async () => {
  for (const address of [
    'ftp://example.com',
    'http://a:b@example.com',
    'http://example.com/?a',
    'nonsense',
  ]) {
    const { envelope } = await create({ address });
    expect(envelope, address).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'address' }] });
  }
  const { envelope } = await create({ protocol: 'openai' });
  expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'models.0.task' }] });
});

test('diagnoses a connection step by step', async () => {
  const { data: connection } = await create({ slug: 'diagnosed' });
  const diagnose = async () =>
    (await server.call(connectionCalls.diagnose, { id: connection.id }, admin)).data.list;
  const steps = await diagnose();
  expect(steps.map(({ step, isPassed }) => [step, isPassed])).toEqual(
    ['address', 'dns', 'connect', 'auth', 'live', 'ready', 'model', 'sample'].map((step) => [step, true]),
  );
  const times = new Map(steps.map(({ step, milliseconds }) => [step, milliseconds]));
  expect([...times.values()].every((time) => time >= 0)).toBe(true);
  expect(times.get('connect')).toBeGreaterThan(0);
  expect(times.get('dns')).toBe(0);
  expect(steps.at(-1)).toMatchObject({ key: 'groups', output: { labels: [0, 0, 1, 1] } });

  models.outage = [503, { error: 'Loading' }];
  expect((await diagnose()).at(-1)).toMatchObject({
    step: 'live',
    reason: 'notReady',
    detail: 'Status 503: Loading',
  });
  models.outage = undefined;

  const change = async (changes: Partial<Draft>) => {
    const { data: stored } = await server.call(connectionCalls.detail, { id: connection.id }, admin);
    const draft = { ...createDraft({ slug: 'diagnosed' }), ...changes };
    await server.call(connectionCalls.update, { ...draft, id: stored.id, revision: stored.revision }, admin);
    return (await diagnose()).at(-1);
  };
  models.missingPath = '/v2/health/live';
  expect((await diagnose()).map(({ step }) => step).slice(3)).toEqual(['auth', 'ready', 'model', 'sample']);
  models.missingPath = undefined;
  expect(await change({ secret: 'wrong' })).toMatchObject({ step: 'auth', reason: 'unauthorized' });
  expect(await change({ address: 'http://10.0.0.1' })).toMatchObject({
    step: 'address',
    reason: 'addressForbidden',
  });
  expect(await change({ address: 'http://models.invalid' })).toMatchObject({
    step: 'dns',
    reason: 'dnsFailed',
  });
  expect(await change({ address: 'http://127.0.0.1:9' })).toMatchObject({ step: 'connect' });
  const tls = await change({ address: models.address.replace('http:', 'https:') });
  expect(tls).toMatchObject({ step: 'connect', reason: 'tlsFailed' });
  expect(await change({ models: [{ ...GROUPS, model: 'gone' }] })).toMatchObject({
    step: 'model',
    reason: 'notFound',
  });
  await server.database.execute(sql`update connections set secret = 'sealed with another key'`);
  expect((await diagnose()).at(-1)).toMatchObject({
    step: 'auth',
    detail: expect.stringContaining('ATRIUM_SECRET_KEY'),
  });
  const unmapped = await change({ models: [{ ...GROUPS, outputs: {} }] });
  expect(unmapped).toMatchObject({
    step: 'sample',
    reason: 'malformed',
    detail: 'The output lacks or breaks: labels',
  });
  await server.call(connectionCalls.remove, { ids: [connection.id] }, admin);
  expect(await listEngineIds()).toEqual([]);
});

test('lists the passed steps when a later request fails on the network', async () => {
  const redirecting = createServer(({ url }, response) => {
    if (url === '/v2/health/live') response.end('{"live":true}');
    else response.writeHead(302, { location: '/' }).end();
  });
  await new Promise<void>((ready) => redirecting.listen(0, '127.0.0.1', ready));
  const { port } = redirecting.address() as AddressInfo;
  const { data } = await create({ slug: 'redirecting', address: `http://127.0.0.1:${port}` });
  const { list } = (await server.call(connectionCalls.diagnose, { id: data.id }, admin)).data;
  expect(list.map(({ step, isPassed }) => [step, isPassed])).toEqual([
    ...['address', 'dns', 'connect', 'auth', 'live'].map((step) => [step, true]),
    ['ready', false],
  ]);
  expect(list.at(-1)).toMatchObject({ reason: 'redirected' });
  await server.call(connectionCalls.remove, { ids: [data.id] }, admin);
  redirecting.closeAllConnections();
  await new Promise((closed) => redirecting.close(closed));
});

test('an app moves from an embedded engine to a connection and back without a change for its callers', async () => {
  const { data: connection } = await create({ slug: 'outside' });
  expect(await listEngineIds()).toEqual(['outside.groups']);
  const { data: algorithm } = await server.call(
    algorithmCalls.create,
    { slug: 'movable', name: 'Movable', task: 'cluster', description: '', tags: [] },
    admin,
  );
  const sample = {
    kind: 'table' as const,
    columns: ['a', 'word'],
    rows: [
      [1, 'x'],
      [2, 'y'],
      [9, 'z'],
      [8, 'z'],
    ],
  };
  const addVersion = async (engineId: string, parameters: Record<string, unknown>) => {
    const draft = { algorithmId: algorithm.id, engineId, parameters, sample, note: '' };
    const { data: version } = await server.call(versionCreateCall, draft, admin);
    return (await server.call(versionValidateCall, { id: version.id }, admin)).data.number;
  };
  let production: number | null = null;
  const moveTo = async (version: number) => {
    const change = { algorithmId: algorithm.id, alias: PRODUCTION_ALIAS, expected: production, reason: '' };
    const { data } = await server.call(aliasSetCall, { ...change, version }, admin);
    production = version;
    return data;
  };
  const inside = await addVersion('kmeans', { clusters: 2 });
  const outside = await addVersion('outside.groups', {});
  await moveTo(inside);
  await server.call(algorithmCalls.publish, { id: algorithm.id }, admin);
  const { data: app } = await server.call(
    appCalls.algorithm.create,
    { name: 'App', targetId: algorithm.id },
    admin,
  );
  const run = async () =>
    (await server.call(appCalls.algorithm.run, { id: app.id, input: sample }, admin)).data.outputs;
  const first = await run();
  await moveTo(outside);
  const second = await run();
  expect(second).toEqual({
    columns: ['a'],
    labels: [0, 0, 1, 1],
    centroids: [[1.5], [8.5]],
    silhouette: null,
  });
  expect(Object.keys(first as object).sort()).toEqual(Object.keys(second as object).sort());
  expect(models.received.at(-1)).toMatchObject({
    path: '/v2/models/groups/infer',
    authorization: `Bearer ${TOKEN}`,
  });

  const words = { ...sample, columns: ['word'], rows: [['x'], ['y']] };
  const wordless = await server.call(appCalls.algorithm.run, { id: app.id, input: words }, admin);
  expect(wordless.envelope).toMatchObject({ code: ERROR_CODES.noNumbers });

  const removal = await server.call(connectionCalls.remove, { ids: [connection.id] }, admin);
  expect(removal.envelope).toMatchObject({
    code: ERROR_CODES.connectionInUse,
    data: { names: 'Movable v2' },
  });
  const withoutModels = { ...createDraft({ slug: 'outside', models: [] }), id: connection.id, revision: 1 };
  const update = await server.call(connectionCalls.update, withoutModels, admin);
  expect(update.envelope).toMatchObject({ code: ERROR_CODES.connectionInUse, fields: [{ field: 'models' }] });

  models.outage = [503, {}];
  const failed = await server.call(appCalls.algorithm.run, { id: app.id, input: sample }, admin);
  expect(failed.envelope).toMatchObject({ code: ERROR_CODES.engineUnavailable });
  const { list } = (await server.call(engineHealthCall, {}, admin)).data;
  expect(list.at(-1)).toMatchObject({
    id: 'outside.groups',
    state: 'failed',
    lastFailure: { reason: 'unreachable' },
  });
  models.outage = undefined;
  await moveTo(inside);
  expect(await run()).toEqual(first);

  const disabled = { ...createDraft({ slug: 'outside', isEnabled: false }), id: connection.id, revision: 1 };
  await server.call(connectionCalls.update, disabled, admin);
  expect(await listEngineIds()).toEqual([]);
  await moveTo(outside);
  const gone = await server.call(appCalls.algorithm.run, { id: app.id, input: sample }, admin);
  expect(gone.envelope).toMatchObject({ code: ERROR_CODES.engineUnavailable });
});

test('a chat model runs an NLP item with its own prompt, and corrects one wrong reply', async () => {
  await create({ slug: 'talks', protocol: 'openai', address: `${models.address}/v1/`, models: [CHAT] });
  const parameters = { prompt: 'Judge like a critic.', temperature: 0.5 };
  const runTest = () =>
    server.call(
      nlpCalls.test,
      { task: 'sentiment', engine: 'talks.mood', parameters, input: { kind: 'text', text: 'A dull film.' } },
      admin,
    );
  models.chatReplies.push('Sure! It is negative.', '```json\n{"label":"negative","score":-0.7}\n```');
  expect((await runTest()).data.output).toEqual({ label: 'negative', score: -0.7 });
  const [first, repair] = models.received.slice(-2).map(({ body }) => body);
  expect(first).toMatchObject({ model: 'chat', temperature: 0.5, response_format: { type: 'json_schema' } });
  expect(JSON.stringify(first)).toContain('Judge like a critic.');
  const roles = [{ role: 'system' }, { role: 'user' }, { role: 'assistant' }, { role: 'user' }];
  expect(repair).toMatchObject({ messages: roles, response_format: { type: 'json_object' } });
  models.chatReplies.splice(0, 2, 'No.');
  expect((await runTest()).envelope).toMatchObject({ code: ERROR_CODES.engineFailed });
});

describe('a test run of a model that is not stored', () => {
  const table = { kind: 'table' as const, columns: ['a'], rows: [[1], [9]] };
  const CONNECTION = {
    ...{ protocol: 'oip' as const, auth: 'bearer' as const, secret: TOKEN },
    ...{ certificate: '', timeout: 5 },
  };
  const tryModel = (
    connection: Partial<BodyOf<typeof connectionCalls.try>['connection']> = {},
    model: Partial<ConnectionModel> = {},
    input: BodyOf<typeof connectionCalls.try>['input'] = table,
  ) =>
    server.call(
      connectionCalls.try,
      {
        connection: { ...CONNECTION, address: models.address, ...connection },
        model: { ...GROUPS, ...model },
        input,
      },
      admin,
    );

  test('returns the response of the server and the result of the task', async () => {
    const { data } = await tryModel();
    expect(data).toMatchObject({ output: { labels: [0, 1] } });
    expect(data).not.toHaveProperty('reason');
    const [exchange] = data.exchanges;
    expect(exchange).toMatchObject({ path: '/v2/models/groups/infer', status: 200 });
    expect(JSON.parse(exchange?.request ?? '')).toMatchObject({ inputs: [{ name: 'predict' }] });
    expect(JSON.parse(exchange?.response ?? '')).toMatchObject({ outputs: [{ data: [0, 1] }] });
    expect(JSON.stringify(data)).not.toContain(TOKEN);
    expect(await listEngineIds()).not.toContain('models.groups');
  });

  test('returns the response even if it is an error or does not match the task', async () => {
    const rejected = (await tryModel({}, { inputs: {} })).data;
    expect(rejected).toMatchObject({ reason: 'rejected', detail: 'Status 400: Unexpected tensor' });
    expect(rejected.exchanges).toMatchObject([{ status: 400 }]);
    const unmapped = (await tryModel({}, { outputs: {} })).data;
    expect(unmapped).toMatchObject({ reason: 'malformed', detail: 'The output lacks or breaks: labels' });
    expect(unmapped.exchanges[0]?.response).toContain('"predict"');
    const forbidden = (await tryModel({ address: 'http://169.254.169.254' })).data;
    expect(forbidden).toMatchObject({ reason: 'addressForbidden', exchanges: [] });
    const words = { ...table, rows: [['x'], ['y']] };
    expect((await tryModel({}, {}, words)).envelope).toMatchObject({ code: ERROR_CODES.noNumbers });
  });

  test('runs a chat model, and returns each of its replies and its tokens', async () => {
    models.chatReplies.push('Sure!', '{"label":"negative","score":-0.7}');
    models.chatUsage = { prompt_tokens: 10, completion_tokens: 2 };
    const price = { input: 1, output: 1, currency: 'USD' };
    const { data } = await tryModel(
      { protocol: 'openai', address: `${models.address}/v1` },
      { ...CHAT, price },
      { kind: 'text', text: 'A dull film.' },
    );
    expect(data).toMatchObject({ output: { label: 'negative' }, inputTokens: 20, cost: 0.000024 });
    expect(data.exchanges.map(({ response }) => response.includes('Sure!'))).toEqual([true, false]);
    models.chatUsage = undefined;
  });

  test('uses the stored secret for the stored address only', async () => {
    const { data: stored } = await create({ slug: 'stored' });
    const { secret: _, ...form } = CONNECTION;
    const send = (changes: { readonly slug: string; readonly address: string }) => {
      const connection = { ...form, ...changes };
      return server.call(connectionCalls.try, { connection, model: GROUPS, input: table }, admin);
    };
    const { address } = models;
    expect((await send({ slug: 'stored', address })).data).toMatchObject({ output: { labels: [0, 1] } });
    const { length } = models.received;
    const moved = await send({ slug: 'stored', address: address.replace('127.0.0.1', 'localhost') });
    const fields = [{ field: 'connection.secret' }];
    expect(moved.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields });
    expect(models.received).toHaveLength(length);
    expect((await send({ slug: 'unknown', address })).data).toMatchObject({ reason: 'unauthorized' });
    await server.call(connectionCalls.remove, { ids: [stored.id] }, admin);
  });
});
