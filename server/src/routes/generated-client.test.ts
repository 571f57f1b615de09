import { type AppKind, keyCalls } from '@atrium/contract';
import { type Document, type OpenAPIClient, OpenAPIClientAxios } from 'openapi-client-axios';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addApp, addTarget, startAppServer } from '../features/app/app.fixture.ts';
import { createZip } from '../features/batch/create-zip.fixture.ts';
import { addUser } from '../testing/add-user.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import type { TestServer } from '../testing/start-test-server.ts';
import { createTinyPng } from '../testing/tiny-images.ts';

let server: TestServer;
let url: string;
let document: Document;
let wang: { readonly token: string };
const called = new Set<string>();

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  wang = await signInAs(server, 'wang');
  url = await server.listen();
  document = (await (await fetch(`${url}/v1/openapi.json`)).json()) as Document;
});

afterAll(() => server.close());

/** Generates a client from the OpenAPI document for an app of its own. */
async function generateClient(kind: AppKind) {
  const targetId = await addTarget(server, kind, `generated-${kind}`);
  const app = await addApp(server, wang, { kind, name: kind, targetId });
  const created = await server.call(keyCalls.create, { appId: app.id, name: 'program' }, wang);
  const axiosConfigDefaults = { headers: { authorization: `Bearer ${created.data.secret}` } };
  const definition = { ...document, servers: [{ url }] };
  const client = await new OpenAPIClientAxios({ definition, axiosConfigDefaults }).init();
  return { id: app.id, call: (operation: string, ...rest: Parameters) => call(client, operation, ...rest) };
}

/** Generates a client for the account that owns the apps. */
async function generateManager() {
  const draft = { name: 'manager', scopes: ['manage' as const] };
  const { secret } = (await server.call(keyCalls.create, draft, wang)).data;
  const axiosConfigDefaults = { headers: { authorization: `Bearer ${secret}` } };
  const definition = { ...document, servers: [{ url }] };
  const client = await new OpenAPIClientAxios({ definition, axiosConfigDefaults }).init();
  return (operation: string, ...rest: Parameters) => call(client, operation, ...rest);
}

function createDefinitionForm(definition: unknown): FormData {
  const form = new FormData();
  form.set('file', new Blob([JSON.stringify(definition)]), 'definition.json');
  return form;
}

type Parameters = [parameters?: Readonly<Record<string, string | number>>, body?: unknown];

async function call(client: OpenAPIClient, operation: string, ...[parameters, body]: Parameters) {
  const method = client[operation];
  if (!method) throw new Error(`The document has no operation ${operation}.`);
  called.add(operation);
  const { status, data } = await method(parameters, body);
  expect(status).toBe(200);
  return data;
}

async function createImageForm(options?: object): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([await createTinyPng(4, 4)], { type: 'image/png' }), 'a.png');
  // The document declares that the part `options` of a form is JSON.
  if (options) form.set('options', JSON.stringify(options));
  return form;
}

async function createArchiveForm(options: object): Promise<FormData> {
  const form = new FormData();
  const zip = createZip([{ name: 'b.png', bytes: await createTinyPng(4, 4) }]);
  form.set('file', new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'pages.zip');
  form.set('options', JSON.stringify(options));
  return form;
}

it('calls every operation with a client that is generated from the document', async () => {
  const text = await generateClient('nlp');
  const { id } = text;
  const inputs = { text: '好' };
  expect(await text.call('listApps', { page: 1 })).toMatchObject({ total: 1, apps: [{ id }] });
  expect(await text.call('getApp', { id })).toMatchObject({ id, task: 'tokenize' });
  expect(await text.call('invokeApp', { id }, { inputs })).toMatchObject({ app_id: id });
  expect(await text.call('getAppUsage', { id, days: 1 })).toMatchObject({ total: { runs: 1 } });
  expect(await text.call('getUsage', { group_by: 'app' })).toMatchObject({ groups: [{ group: id }] });

  const { id: batchId } = await text.call('createBatch', { id }, { inputs: [inputs] });
  const batch = { id, batch_id: batchId };
  await vi.waitFor(
    async () => expect(await text.call('getBatch', batch)).toMatchObject({ status: 'finished' }),
    {
      timeout: 20_000,
    },
  );
  expect(await text.call('listBatchRows', { ...batch, page: 1 })).toMatchObject({ total: 1 });
  expect(await text.call('listBatchDeliveries', batch)).toEqual({ deliveries: [] });

  const image = await generateClient('recognition');
  expect(await image.call('invokeApp', { id: image.id }, await createImageForm())).toMatchObject({
    task: 'ocr',
  });
  for (const end of ['startBatch', 'cancelBatch']) {
    const { id: imageBatch } = await image.call('createBatch', { id: image.id }, {});
    const parameters = { id: image.id, batch_id: imageBatch };
    await image.call('addBatchImage', parameters, await createImageForm({ row: 1 }));
    await image.call('addBatchArchive', parameters, await createArchiveForm({ first_row: 2 }));
    expect(await image.call(end, parameters, {})).toMatchObject({ id: imageBatch, total: 2 });
  }

  const messages = [{ role: 'user', content: '好' }];
  expect(await text.call('createChatCompletion', {}, { model: id, messages })).toMatchObject({ model: id });
  expect(await text.call('listModels')).toMatchObject({ data: [{ id }] });
  expect(await text.call('retrieveModel', { id })).toMatchObject({ id });
  const tensor = { name: 'text', datatype: 'BYTES', shape: [1], data: ['好'] };
  expect(await text.call('inferModel', { id }, { inputs: [tensor] })).toMatchObject({ model_name: id });
  expect(await text.call('getModel', { id })).toMatchObject({ name: id });
  expect(await text.call('getModelReady', { id })).toEqual({ name: id, ready: true });

  const owner = await generateManager();
  const created = await owner('createKey', {}, { name: 'script', at_once: 1 });
  expect(await owner('listKeys', { app_id: id })).toMatchObject({ keys: [{ app_id: id }] });
  expect(await owner('revokeKey', { key_id: created.key.id }, {})).toMatchObject({ id: created.key.id });
  expect(await owner('listDefinitions', { kind: 'app' })).toMatchObject({ total: 2 });
  const definition = await owner('exportDefinition', { kind: 'app', record_id: id });
  expect(await owner('previewImport', {}, createDefinitionForm(definition))).toMatchObject({ missing: [] });
  expect(await owner('importDefinition', {}, createDefinitionForm(definition))).toMatchObject({
    kind: 'app',
  });

  const operations = Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path as Record<string, { readonly operationId: string }>).map(
      ({ operationId }) => operationId,
    ),
  );
  expect([...called].sort()).toEqual(operations.sort());
});
