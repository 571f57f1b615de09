import { type AppKind, appCalls, keyCalls, runCalls } from '@atrium/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { NO_BUILT_IN_MESSAGES } from '../../domain/texts/built-in-messages.ts';
import { createApiServer } from '../../http/create-api-server.ts';
import { NO_JOBS } from '../../jobs/no-jobs.ts';
import { createPublicApi } from '../../routes/create-public-api.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { addApp, addTarget, createFakeEngines, startAppServer } from '../app/app.fixture.ts';
import { createConnectionEngines } from '../connection/connection-engines.ts';
import { createOnnxEngines } from '../onnx-model/onnx-engines.ts';
import { deleteExpiredApiRows } from './retention-repository.ts';

const DAY = 86_400_000;

let now = new Date();
let server: TestServer;
/** Another server on the same database. */
let peer: TestServer;
let admin: { token: string };
let wang: { token: string };
let appId: string;
let secret: string;
let count = 0;

beforeAll(async () => {
  server = await startAppServer(() => now);
  peer = await startTestServer({ peer: server, engines: createFakeEngines(), clock: () => now });
  await addUser(server.database, { account: 'wang' });
  admin = await signInAs(server, 'admin', server.adminPassword);
  wang = await signInAs(server, 'wang');
});

beforeEach(async () => {
  ({ appId, secret } = await addKeyedApp('nlp'));
});

afterAll(async () => {
  await peer.close();
  await server.close();
});

async function addKeyedApp(kind: AppKind, parameters: Record<string, unknown> = {}, key: object = {}) {
  count += 1;
  const targetId = await addTarget(server, kind, `target-${count}`, parameters);
  const app = await addApp(server, wang, { kind, name: `App ${count}`, targetId });
  const created = await server.call(keyCalls.create, { appId: app.id, name: 'program', ...key }, wang);
  return { appId: app.id, secret: created.data.secret, keyId: created.data.key.id };
}

interface Options {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly receiver?: TestServer;
}

async function send(path: string, body?: unknown, options: Options = {}) {
  const {
    key = secret,
    headers = {},
    method = body === undefined ? 'GET' : 'POST',
    receiver = server,
  } = options;
  const response = await receiver.app.inject({
    method,
    url: `/v1/apps/${path}`,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const invoke = (body: unknown = { inputs: { text: '好' } }, options: Options = {}) =>
  send(`${appId}/invoke`, body, options);
const findRuns = (id: string) => server.database.select().from(invocations).where(eq(invocations.appId, id));

describe('a run', () => {
  it('returns the outputs, the model and the usage', async () => {
    const { status, body, headers } = await invoke();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      app_id: appId,
      task: 'tokenize',
      model: { slug: `target-${count}`, version: '1' },
      outputs: { tokens: [{ text: '好', tag: 'a', start: 0, end: 1 }] },
      usage: { queue_ms: 1, run_ms: 2 },
      warnings: [],
    });
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' });
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is in the history of the app, with the key and the channel', async () => {
    const { body } = await invoke();
    const [row] = await findRuns(appId);
    expect(row).toMatchObject({ id: body.id, channel: 'api', status: 'succeeded', userId: null });
    expect(row?.keyId).not.toBeNull();
    const { list } = (await server.call(runCalls.list, { filters: { appId: [appId] } }, wang)).data;
    expect(list).toMatchObject([{ id: body.id, channel: 'api' }]);
  });

  it('uses another binding on request', async () => {
    const { body } = await invoke({ inputs: { text: '好' }, options: { binding: 'revision:2' } });
    expect(body.model.version).toBe('2');
  });

  it('takes a table', async () => {
    ({ appId, secret } = await addKeyedApp('algorithm'));
    const { status, body } = await invoke({ inputs: { columns: ['x'], rows: [[1]] } });
    expect({ status, labels: body.outputs.labels }).toEqual({ status: 200, labels: [0] });
  });

  it('takes an image as the file of a form', async () => {
    ({ appId, secret } = await addKeyedApp('recognition'));
    const form = new FormData();
    form.set('file', new Blob([await createTinyPng(2, 2)], { type: 'image/png' }), 'a.png');
    const encoded = new Response(form);
    const payload = Buffer.from(await encoded.arrayBuffer());
    const response = await server.app.inject({
      method: 'POST',
      url: `/v1/apps/${appId}/invoke`,
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload,
    });
    expect(response.json()).toMatchObject({ task: 'ocr', outputs: { text: 'A' } });
  });
});

describe('an error', () => {
  it.each([
    ['a missing input', { inputs: {} }, 422, 'invalid_input', 'inputs.text'],
    ['an input of another task', { inputs: { values: [1, 2] } }, 422, 'invalid_input', 'inputs.text'],
    ['an unknown field', { inputs: { text: '好' }, input: 1 }, 422, 'invalid_input', 'input'],
    [
      'a lone surrogate',
      { inputs: { text: '好' }, options: { binding: '\ud800' } },
      422,
      'invalid_input',
      'options.binding',
    ],
    ['a body that is not JSON', '{', 400, 'invalid_request', null],
  ])('names %s', async (_, sent, status, code, param) => {
    const response = await invoke(sent);
    expect(response.status).toBe(status);
    expect(response.body.error).toMatchObject({ code, param, type: 'invalid_request_error' });
    expect(response.body.error.request_id).toBe(response.headers['x-request-id']);
    expect(response.body.error.message).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['failed', 500, 'engine_failed'],
    ['timeout', 504, 'engine_timeout'],
    ['busy', 503, 'engine_unavailable'],
    ['rejecting', 422, 'rows_too_few'],
  ])('from an engine with the behavior %s has the matching status', async (behave, status, code) => {
    ({ appId, secret } = await addKeyedApp('nlp', { behave }));
    const response = await invoke();
    expect({ status: response.status, code: response.body.error.code }).toEqual({ status, code });
    if (status === 503) expect(response.headers['retry-after']).toBe('5');
  });

  it('is in Chinese for a caller who prefers Chinese', async () => {
    const { body } = await invoke({ inputs: {} }, { headers: { 'accept-language': 'zh-CN' } });
    expect(body.error.message).toMatch(/[一-鿿]/);
  });

  it('has status 409 for a paused app and 404 for a removed one', async () => {
    await server.call(appCalls.nlp.pause, { id: appId }, wang);
    expect(await invoke()).toMatchObject({ status: 409, body: { error: { code: 'app_paused' } } });
    await server.call(appCalls.nlp.suspend, { id: appId, reason: 'abuse' }, admin);
    expect(await invoke()).toMatchObject({ status: 409, body: { error: { code: 'app_suspended' } } });
    await server.call(appCalls.nlp.remove, { ids: [appId] }, wang);
    expect(await invoke()).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  it('has status 415 for another content type, 405 for another method, and 404 for another address', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(await invoke('{}', { headers })).toMatchObject({ status: 415 });
    const wrong = await send(`${appId}/invoke`);
    expect(wrong).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    for (const method of ['DELETE', 'OPTIONS', 'QUERY'] as const) {
      const url = `/v1/apps/${appId}`;
      expect((await server.app.inject({ method: method as 'DELETE', url })).statusCode, method).toBe(405);
    }
    expect(await send(`${appId}/other`)).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });
});

it('the public API responds at its addresses instead of the page that the console has for every address', async () => {
  const app = await createApiServer({
    wireKey: server.wireKey,
    routes: [],
    authenticate: async () => undefined,
    publicApi: createPublicApi({
      database: server.database,
      builtInMessages: NO_BUILT_IN_MESSAGES,
      serverId: '',
      engines: createFakeEngines(),
      connections: createConnectionEngines(server.database, createFakeEngines()),
      onnx: createOnnxEngines(server.database, createFakeEngines()),
      jobs: NO_JOBS,
      clock: () => now,
      cipher: createSecretCipher('a key that encrypts nothing'),
    }),
  });
  app.get('/*', { config: { access: 'public' } }, () => 'a page');
  const url = (path: string) => app.inject({ url: `/v1/${path}`, headers: { accept: 'text/html' } });
  expect((await url(`apps/${appId}/invoke`)).json().error.code).toBe('method_not_allowed');
  expect((await url('other')).json().error.code).toBe('not_found');
  await app.close();
});

describe('a key', () => {
  it.each(['', 'ak_unknown', 'x'.repeat(200)])('is rejected when it is %j', async (key) => {
    const response = await invoke(undefined, { key, method: 'POST' });
    expect(response).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_api_key', type: 'authentication_error' } },
    });
  });

  it('is rejected immediately when it is revoked, expired, or its owner is disabled', async () => {
    const { keyId, ...created } = await addKeyedApp('nlp');
    appId = created.appId;
    const invokeWithCreatedKey = () => invoke(undefined, { key: created.secret });
    expect((await invokeWithCreatedKey()).status).toBe(200);
    const setStatus = (status: 'active' | 'disabled') =>
      server.database.update(users).set({ status }).where(eq(users.account, 'wang'));
    await setStatus('disabled');
    expect((await invokeWithCreatedKey()).status).toBe(401);
    await setStatus('active');
    const today = now;
    now = new Date(today.getTime() + 91 * DAY);
    expect((await invokeWithCreatedKey()).status).toBe(401);
    now = today;
    await server.call(keyCalls.revoke, { id: keyId }, wang);
    expect((await invokeWithCreatedKey()).status).toBe(401);
  });

  it('calls only its own app', async () => {
    const other = await addKeyedApp('nlp');
    expect(await send(other.appId)).toMatchObject({ status: 404 });
    expect(await send('not-an-id')).toMatchObject({ status: 404 });
  });

  it('needs the scope of the route', async () => {
    ({ appId, secret } = await addKeyedApp('nlp', {}, { scopes: ['read'] }));
    expect((await send(appId)).status).toBe(200);
    expect(await invoke()).toMatchObject({ status: 403, body: { error: { code: 'insufficient_scope' } } });
    expect(await findRuns(appId)).toEqual([]);
  });

  it('counts a request without the scope against the limit per minute', async () => {
    ({ appId, secret } = await addKeyedApp('nlp', {}, { scopes: ['read'], perMinute: 2 }));
    const statuses = [];
    for (let request = 0; request < 3; request += 1) statuses.push((await invoke()).status);
    expect(statuses).toEqual([403, 403, 429]);
  });

  it("is rejected on another user's app when the creator of the key is no longer an admin", async () => {
    const account = `chen-${count}`;
    const chen = await addUser(server.database, { account, access: ['user', 'admin'] });
    const chenSession = await signInAs(server, account);
    const created = await server.call(keyCalls.create, { appId, name: 'by an admin' }, chenSession);
    const key = created.data.secret;
    expect((await send(appId, undefined, { key })).status).toBe(200);
    await server.database
      .update(users)
      .set({ access: ['user'] })
      .where(eq(users.id, chen.id));
    expect((await send(appId, undefined, { key })).status).toBe(401);
    expect((await send(appId)).status).toBe(200);
  });

  it('stores when it was last used, at most once a minute', async () => {
    const { keyId, ...created } = await addKeyedApp('nlp');
    const lastUsed = async () => {
      const [row] = await server.database.select().from(apiKeys).where(eq(apiKeys.id, keyId));
      return row?.lastUsedAt?.getTime();
    };
    const start = now;
    await send(created.appId, undefined, { key: created.secret });
    now = new Date(start.getTime() + 30_000);
    await send(created.appId, undefined, { key: created.secret });
    expect(await lastUsed()).toBe(start.getTime());
    now = new Date(start.getTime() + 61_000);
    await send(created.appId, undefined, { key: created.secret });
    expect(await lastUsed()).toBe(now.getTime());
    now = start;
  });
});

describe('a limit', () => {
  it('rejects requests over the limit of a minute', async () => {
    ({ appId, secret } = await addKeyedApp('nlp', {}, { perMinute: 3 }));
    const responses = await Promise.all(Array.from({ length: 8 }, () => invoke()));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    const rejected = await invoke();
    expect(rejected.body.error).toMatchObject({ code: 'rate_limited', type: 'rate_limit_error' });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.headers['x-ratelimit-remaining']).toBe('0');
    expect(await findRuns(appId)).toHaveLength(3);
  });

  it('counts only runs for the daily limit', async () => {
    ({ appId, secret } = await addKeyedApp('nlp', {}, { perDay: 2 }));
    for (let index = 0; index < 3; index += 1) expect((await send(appId)).status).toBe(200);
    expect((await invoke()).status).toBe(200);
    expect((await invoke()).status).toBe(200);
    expect(await invoke()).toMatchObject({ status: 429, body: { error: { code: 'quota_day' } } });
  });

  it('applies to all servers of a database together', async () => {
    ({ appId, secret } = await addKeyedApp('nlp', {}, { perMinute: 2 }));
    const statuses = [await invoke(), await invoke(undefined, { receiver: peer }), await invoke()];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});

describe('an idempotency key', () => {
  const headers = { 'idempotency-key': 'order 1' };

  it('runs 100 parallel requests to two servers once, and all get the same response', async () => {
    ({ appId, secret } = await addKeyedApp('nlp', {}, { perMinute: 1_000 }));
    const sendAll = () =>
      Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          invoke(undefined, { headers, receiver: index % 2 === 0 ? server : peer }),
        ),
      );
    const responses = await sendAll();
    const done = responses.filter(({ status }) => status === 200);
    const inProgress = responses.filter(({ status }) => status === 409);
    expect([done.length > 0, inProgress.length > 0, done.length + inProgress.length]).toEqual([
      true,
      true,
      100,
    ]);
    for (const { body, headers: received } of inProgress) {
      expect([body.error.code, received['retry-after']]).toEqual(['idempotency_in_progress', '1']);
    }
    for (const { status, body } of [...done, ...(await sendAll())]) {
      expect({ status, body }).toEqual({ status: 200, body: done[0]?.body });
    }
    expect(await findRuns(appId)).toMatchObject([{ id: done[0]?.body.id, status: 'succeeded' }]);
  });

  it('is rejected if it is reused for a different request', async () => {
    await invoke(undefined, { headers });
    const response = await invoke({ inputs: { text: '坏' } }, { headers });
    expect(response).toMatchObject({ status: 422, body: { error: { code: 'idempotency_mismatch' } } });
  });

  it('lets a failed request run again', async () => {
    await server.call(appCalls.nlp.pause, { id: appId }, wang);
    expect((await invoke(undefined, { headers })).status).toBe(409);
    await server.call(appCalls.nlp.activate, { id: appId }, wang);
    expect((await invoke(undefined, { headers })).status).toBe(200);
  });

  it('expires after 24 hours, and the sweep deletes its response', async () => {
    const first = await invoke(undefined, { headers });
    const start = now;
    now = new Date(start.getTime() + DAY + 1_000);
    const second = await invoke(undefined, { headers });
    expect(second.body.id).not.toBe(first.body.id);
    await deleteExpiredApiRows(server.database, new Date(now.getTime() + DAY + 1_000));
    const third = await invoke(undefined, { headers });
    expect(third.body.id).not.toBe(second.body.id);
    now = start;
  });
});

describe('reading', () => {
  it('describes the app with the schemas of its task', async () => {
    const { body } = await send(appId);
    expect(body).toMatchObject({ id: appId, status: 'active', task: 'tokenize', model: { version: '1' } });
    expect(body.input_schema).toMatchObject({
      properties: { text: { type: 'string', maxLength: 200_000 } },
      required: ['text'],
    });
    expect(body.output_schema.properties.tokens.type).toBe('array');
  });

  it('returns the usage by day', async () => {
    await invoke();
    await invoke({ inputs: { text: '好' } });
    const { body, status } = await send(`${appId}/usage?days=3`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      app_id: appId,
      total: { runs: 2, succeeded: 2, p50_ms: 2, p95_ms: 2 },
      days: [{ date: now.toISOString().slice(0, 10), runs: 2 }],
    });
    expect((await send(`${appId}/usage?days=0`)).body.error).toMatchObject({ param: 'days' });
    expect((await send(`${appId}/usage?days=1.5`)).body.error).toMatchObject({ param: 'days' });
  });

  it.each([
    ['hour', () => `${now.toISOString().slice(0, 13)}:00:00.000Z`],
    ['day', () => now.toISOString().slice(0, 10)],
    ['app', () => appId],
    ['key', () => expect.stringMatching(/^[\w-]{36}$/)],
    ['version', () => '1'],
  ])('returns the usage of the key by %s', async (group, getExpectedGroup) => {
    await invoke();
    const response = await server.app.inject({
      url: `/v1/usage?group_by=${group}`,
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(response.json()).toMatchObject({
      group_by: group,
      total: { runs: 1, errors: 0 },
      groups: [{ group: getExpectedGroup(), runs: 1, succeeded: 1, p95_ms: 2 }],
    });
  });

  it('serves the reference and its files, which load nothing from other servers', async () => {
    const page = await server.app.inject({ url: '/v1/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const files = [...page.body.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file]) => file);
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { statusCode, headers } = await server.app.inject({ url: `/v1/${file}` });
      expect({ statusCode, type: headers['content-type'] }).toMatchObject({
        statusCode: 200,
        type: expect.stringMatching(/^text\/(css|javascript)/),
      });
    }
    expect(page.body).not.toContain('//');
  });

  it('serves a valid OpenAPI document with every route', async () => {
    const response = await server.app.inject({ url: '/v1/openapi.json' });
    const { valid, errors } = await new Validator().validate(response.json());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(Object.keys(response.json().paths)).toEqual([
      '/v1/apps/{id}/invoke',
      '/v1/apps',
      '/v1/apps/{id}',
      '/v1/apps/{id}/usage',
      '/v1/usage',
      '/v1/apps/{id}/batches',
      '/v1/apps/{id}/batches/{batch_id}/images',
      '/v1/apps/{id}/batches/{batch_id}/archive',
      '/v1/apps/{id}/batches/{batch_id}/start',
      '/v1/apps/{id}/batches/{batch_id}',
      '/v1/apps/{id}/batches/{batch_id}/rows',
      '/v1/apps/{id}/batches/{batch_id}/deliveries',
      '/v1/apps/{id}/batches/{batch_id}/cancel',
      '/v1/keys',
      '/v1/keys/{key_id}/revoke',
      '/v1/definitions/{kind}',
      '/v1/definitions/{kind}/{record_id}',
      '/v1/imports/preview',
      '/v1/imports',
      '/v1/chat/completions',
      '/v1/models',
      '/v1/models/{id}',
      '/v2/models/{id}/infer',
      '/v2/models/{id}',
      '/v2/models/{id}/ready',
    ]);
  });
});
