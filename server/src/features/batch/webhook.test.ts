import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { batchCalls, keyCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { batches } from '../../database/schema/batches.ts';
import { webhookDeliveries } from '../../database/schema/webhook-deliveries.ts';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import type { JobExecution } from '../../jobs/job.ts';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';
import { createWebhookClient } from './create-webhook-client.ts';
import { createWebhookJob } from './webhook-job.ts';

interface Received {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const cipher = createSecretCipher('the key of stored secrets');
const policy = createAddressPolicy(['127.0.0.1']);

let server: TestServer;
let wang: { readonly token: string };
let receiver: Server;
let url: string;
let received: Received[] = [];
/** The status with which the receiver responds. */
let status = 200;
let count = 0;

beforeAll(async () => {
  server = await startAppServer(undefined, { connections: { cipher, policy } });
  for (const account of ['wang', 'li']) await addUser(server.database, { account });
  wang = await signInAs(server, 'wang');
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/done`;
});

afterAll(async () => {
  receiver.close();
  await server.close();
});

/** Creates an app with an API key. Returns a function that sends requests to the batches of the app. */
async function addProgram() {
  count += 1;
  const targetId = await addTarget(server, 'nlp', `webhook-${count}`);
  const app = await addApp(server, wang, { kind: 'nlp', name: `Webhook ${count}`, targetId });
  const { secret } = (await server.call(keyCalls.create, { appId: app.id, name: 'program' }, wang)).data;
  return async (path: string, body?: object) => {
    const response = await server.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/v1/apps/${app.id}/batches${path}`,
      headers: { authorization: `Bearer ${secret}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, body: response.json() };
  };
}

/** Performs the delivery job of a batch once, at the given time. Returns the jobs that it schedules. */
async function attemptDelivery(batchId: string, at: Date, allowed = policy) {
  const [delivery] = await server.database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.batchId, batchId));
  const client = createWebhookClient(allowed);
  const nextJobs: { readonly notBefore: Date }[] = [];
  const execution: JobExecution = {
    ...{ id: randomUUID(), attempt: 0, signal: new AbortController().signal },
    scheduleNextJob: async (_data, notBefore) => {
      nextJobs.push({ notBefore });
    },
  };
  const job = createWebhookJob({ database: server.database, clock: () => at, cipher, client });
  await job.run({ deliveryId: delivery?.id ?? '' }, execution);
  await client.close();
  return nextJobs;
}

/** Stores a delivery that no job performs. Returns the id of its batch. */
async function addPendingDelivery(): Promise<string> {
  const send = await addProgram();
  const { id } = (await send('', { inputs: [{ text: '好' }] })).body;
  await vi.waitFor(async () => expect((await send(`/${id}`)).body.status).toBe('finished'), 20_000);
  const webhook = { webhookUrl: url, webhookSecret: cipher.seal(SECRET, id) };
  await server.database.update(batches).set(webhook).where(eq(batches.id, id));
  await server.database.insert(webhookDeliveries).values({
    ...{ id: randomUUID(), batchId: id, event: 'batch.finished', payload: '{"a":1}', status: 'pending' },
    ...{ attempts: 0, createdAt: new Date() },
  });
  return id;
}

const readDelivery = async (id: string) =>
  (await server.call(batchCalls.deliveries, { id }, wang)).data.list[0];

test('notifies the webhook that a batch has finished, with a signature over the id, the time and the body', async () => {
  received = [];
  const send = await addProgram();
  const created = await send('', { inputs: [{ text: '好' }], webhook: { url, secret: SECRET } });
  expect(created.body).toMatchObject({ webhook_url: url });
  expect(JSON.stringify(created.body)).not.toContain(SECRET);
  const { id } = created.body;
  await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(JSON.parse(body)).toMatchObject({
    type: 'batch.finished',
    data: { id, status: 'finished', counts: { succeeded: 1, failed: 0 } },
  });
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  await vi.waitFor(async () => {
    const { deliveries } = (await send(`/${id}/deliveries`)).body;
    expect(deliveries).toMatchObject([
      { event: 'batch.finished', status: 'delivered', attempts: 1, response_status: 200, next_at: null },
    ]);
  }, 10_000);
});

test('notifies the webhook of a canceled batch, and does not show the deliveries to another user', async () => {
  received = [];
  const send = await addProgram();
  const inputs = [{ text: '好' }, { text: '早' }, { text: '晚' }];
  const { id } = (await send('', { inputs, per_minute: 1, webhook: { url, secret: SECRET } })).body;
  expect((await send(`/${id}/cancel`, {})).status).toBe(200);
  await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'batch.canceled', data: { id } });
  const li = await signInAs(server, 'li');
  expect((await server.call(batchCalls.deliveries, { id }, li)).envelope?.code).not.toBe(0);
});

test('tries again with a growing delay and the same id, and fails after seven attempts', async () => {
  const id = await addPendingDelivery();
  received = [];
  status = 503;
  let at = new Date('2026-01-01T00:00:00Z');
  const delays: number[] = [];
  for (let tried = 1; tried <= 7; tried += 1) {
    const [nextJob] = await attemptDelivery(id, at);
    expect(await readDelivery(id)).toMatchObject({ attempts: tried, responseStatus: 503 });
    if (!nextJob) break;
    delays.push((nextJob.notBefore.getTime() - at.getTime()) / 1_000);
    at = nextJob.notBefore;
  }
  expect(delays).toEqual([10, 60, 300, 1_800, 7_200, 21_600]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(7);
  expect(await readDelivery(id)).toMatchObject({ status: 'failed', nextAt: null });
  await attemptDelivery(id, at);
  expect(received).toHaveLength(7);
  status = 200;
});

test('does not reach an address that the deployment forbids for connections, and stores the reason', async () => {
  const id = await addPendingDelivery();
  received = [];
  await attemptDelivery(id, new Date(), createAddressPolicy([]));
  expect(received).toEqual([]);
  expect(await readDelivery(id)).toMatchObject({
    ...{ status: 'pending', responseStatus: null, reason: 'addressForbidden' },
  });
});

test.each([
  { url: 'ftp://example.com/', secret: SECRET },
  { url: 'https://user:word@example.com/', secret: SECRET },
  { url: 'https://example.com/', secret: 'too short' },
])('rejects a webhook with an invalid address or secret: %o', async (webhook) => {
  const send = await addProgram();
  expect(await send('', { inputs: [{ text: '好' }], webhook })).toMatchObject({ status: 422 });
});
