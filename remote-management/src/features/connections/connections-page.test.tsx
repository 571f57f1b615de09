// @vitest-environment jsdom
import type { Connection, DiagnosisRow } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { ConnectionsPage } from './connections-page.tsx';

const at = '2026-01-01T00:00:00.000Z';

const connection: Connection = {
  id: '01890000-0000-7000-8000-000000000001',
  createdAt: at,
  createdBy: null,
  createdByName: null,
  updatedAt: at,
  updatedBy: null,
  revision: 3,
  slug: 'triton',
  name: 'Triton',
  protocol: 'oip',
  address: 'http://models.example:8000',
  auth: 'bearer',
  hasSecret: true,
  certificate: '',
  timeout: 30,
  isEnabled: true,
  models: [
    {
      key: 'groups',
      model: 'iris',
      task: 'cluster',
      inputs: { rows: 'predict' },
      outputs: { labels: 'predict' },
      numbers: 'FP32',
    },
  ],
};

const steps: DiagnosisRow[] = [
  { step: 'address', isPassed: true, milliseconds: 0 },
  { step: 'ready', isPassed: true, milliseconds: 12 },
  {
    step: 'sample',
    key: 'groups',
    isPassed: false,
    milliseconds: 40,
    reason: 'malformed',
    detail: 'The output lacks or breaks: labels',
  },
];

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function show(shown = connection, responses: Parameters<typeof startTestApi>[0] = {}) {
  api = await startTestApi({
    '/api/connection/list': () => ({ code: 0, data: { list: [shown], total: 1 } }),
    '/api/connection/detail': () => ({ code: 0, data: shown }),
    '/api/connection/create': () => ({ code: 0, data: connection }),
    '/api/connection/update': () => ({ code: 0, data: connection }),
    '/api/connection/diagnose': () => ({ code: 0, data: { list: steps } }),
    ...responses,
  });
  await renderWithAtrium(<ConnectionsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
  });
  await screen.findByRole('row', { name: /Triton/ });
}

const lastBody = (path: string) => api.requested.findLast((one) => one.path === path)?.body;

test('adds a connection with a model and its tensor names', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Name'), 'MLServer');
  await userEvent.type(form.getByLabelText('Slug'), 'mlserver');
  await userEvent.type(form.getByLabelText('Address'), 'http://127.0.0.1:8080');
  await userEvent.click(form.getByRole('button', { name: 'Add model' }));
  await userEvent.type(form.getByLabelText('Name on the server'), 'iris');
  await userEvent.type(form.getByLabelText('Input: rows'), 'predict');
  await userEvent.type(form.getByLabelText('Output: labels'), 'predict');
  await userEvent.selectOptions(form.getByLabelText('Data type'), 'FP32');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('row', { name: /Triton/ });
  const body = lastBody('/api/connection/create');
  expect(body).toMatchObject({
    slug: 'mlserver',
    protocol: 'oip',
    timeout: 30,
    isEnabled: true,
    models: [{ ...connection.models[0], key: 'model-1' }],
  });
  expect(body).not.toHaveProperty('secret');
});

test('offers text tasks and no tensors for a chat model', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(form.getByLabelText('Protocol'), 'OpenAI API');
  await userEvent.click(form.getByRole('button', { name: 'Add model' }));
  const tasks = within(form.getByLabelText('Task')).getAllByRole('option');
  expect(tasks).toHaveLength(7);
  expect(form.queryByText('Tensor names')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Remove model model-1' }));
  expect(form.queryByLabelText('Name on the server')).toBeNull();
});

test('stores the prices of a chat model, and rejects one price without the other or a text that is no number', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Name'), 'Cloud');
  await userEvent.type(form.getByLabelText('Slug'), 'cloud');
  await userEvent.selectOptions(form.getByLabelText('Protocol'), 'OpenAI API');
  await userEvent.type(form.getByLabelText('Address'), 'https://models.example/v1');
  await userEvent.click(form.getByRole('button', { name: 'Add model' }));
  await userEvent.type(form.getByLabelText('Name on the server'), 'small');
  await userEvent.type(form.getByLabelText('Price per million input tokens'), '0.15');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Enter both prices, from 0 to 1,000,000')).toBeTruthy();
  expect(lastBody('/api/connection/create')).toBeUndefined();
  const output = form.getByLabelText('Price per million output tokens');
  await userEvent.type(output, 'free');
  expect(form.getByText('Enter a number from 0 to 1,000,000')).toBeTruthy();
  await userEvent.clear(output);
  await userEvent.type(output, '.6');
  const currency = form.getByLabelText<HTMLInputElement>('Currency');
  await userEvent.clear(currency);
  await userEvent.type(currency, 'eu');
  expect(form.getByText('Enter a code of three letters, such as USD')).toBeTruthy();
  await userEvent.type(currency, 'r');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect
    .poll(() => lastBody('/api/connection/create'))
    .toMatchObject({
      models: [{ model: 'small', price: { input: 0.15, output: 0.6, currency: 'EUR' } }],
    });
});

test('removes the prices of a model when both are cleared', async () => {
  const price = { input: 1, output: 2.5, currency: 'USD' };
  const stored = connection.models.map((model) => ({ ...model, task: 'sentiment' as const, price }));
  await show({ ...connection, protocol: 'openai', models: stored });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Triton' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText<HTMLInputElement>('Price per million output tokens').value).toBe('2.5');
  await userEvent.clear(form.getByLabelText('Price per million input tokens'));
  await userEvent.clear(form.getByLabelText('Price per million output tokens'));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = lastBody('/api/connection/update') as { models: object[] };
  expect(body.models[0]).not.toHaveProperty('price');
});

test('tries a model with unsaved values, and shows the response of the server', async () => {
  const chat = { ...connection.models[0], key: 'mood', task: 'sentiment', inputs: {}, outputs: {} };
  const exchange = { path: '/v1/chat/completions', status: 200, request: '{"model":"iris"}' };
  const passed = {
    ...{ milliseconds: 120, exchanges: [{ ...exchange, response: '{"choices":[]}' }] },
    ...{ output: { label: 'negative', score: -0.7 }, inputTokens: 20, cost: 0.5, currency: 'USD' },
  };
  const failed = {
    ...{ milliseconds: 80, exchanges: [{ ...exchange, status: 401, response: '{"error":"Unauthorized"}' }] },
    ...{ reason: 'unauthorized', detail: 'Status 401: Unauthorized' },
  };
  let result: object = failed;
  await show({ ...connection, protocol: 'openai', models: [chat] } as Connection, {
    '/api/connection/try': () => ({ code: 0, data: result }),
    '/api/sample/list': () => ({ code: 0, data: { list: [] } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Triton' }));
  const form = within(await screen.findByRole('dialog'));
  const testRun = within(await form.findByRole('region', { name: 'Try a model' }));
  await userEvent.type(await testRun.findByRole('textbox'), 'A dull film.');
  await userEvent.click(testRun.getByRole('button', { name: 'Try' }));
  expect(await testRun.findByText('Failed after 80 ms')).toBeTruthy();
  expect(testRun.getByText(/^The server rejected the credentials/)).toBeTruthy();
  expect(testRun.getByText('{"error":"Unauthorized"}')).toBeTruthy();
  const body = lastBody('/api/connection/try');
  expect(body).toMatchObject({
    connection: { slug: 'triton', protocol: 'openai', timeout: 30 },
    model: { key: 'mood' },
    input: { kind: 'text', text: 'A dull film.' },
  });
  expect((body as { connection: object }).connection).not.toHaveProperty('secret');
  result = passed;
  await userEvent.click(testRun.getByRole('button', { name: 'Try' }));
  expect(await testRun.findByText('Succeeded in 120 ms')).toBeTruthy();
  expect(await testRun.findByText('Cost $0.50')).toBeTruthy();
  expect(await testRun.findByText('Negative')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Address'), '/v1');
  expect(testRun.queryByText('Succeeded in 120 ms')).toBeNull();
});

test('sends no secret that the user did not enter, and does not allow a new slug in an edit', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Triton' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText<HTMLInputElement>('Slug').disabled).toBe(true);
  expect(form.getByLabelText<HTMLInputElement>('Token or password').value).toBe('');
  await userEvent.type(form.getByLabelText('Name'), ' 2');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('row', { name: /Triton/ });
  const body = lastBody('/api/connection/update');
  expect(body).toMatchObject({ name: 'Triton 2', revision: 3, models: connection.models });
  expect(body).not.toHaveProperty('secret');
});

test('shows each step of the test, and what to do about a failure', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Triton' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Test connection' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Server is ready')).toBeTruthy();
  expect(drawer.getByText('12 ms')).toBeTruthy();
  expect(drawer.getByText('groups: Sample run')).toBeTruthy();
  expect(drawer.getByText(/^The response does not match the task/)).toBeTruthy();
  expect(drawer.getByText('The output lacks or breaks: labels')).toBeTruthy();
  await userEvent.click(drawer.getByRole('button', { name: 'Test again' }));
  expect(api.requested.filter(({ path }) => path === '/api/connection/diagnose')).toHaveLength(2);
});

test('shows in the drawer that a test or a try failed without a business error, and tests again on request', async () => {
  const chat = { ...connection.models[0], task: 'sentiment', inputs: {}, outputs: {} };
  let isDown = true;
  await show({ ...connection, protocol: 'openai', models: [chat] } as Connection, {
    '/api/connection/diagnose': () => (isDown ? { status: 500 } : { code: 0, data: { list: steps } }),
    '/api/connection/try': () => ({ status: 500 }),
    '/api/sample/list': () => ({ code: 0, data: { list: [] } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Triton' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Test connection' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Failed to test the connection')).toBeTruthy();
  isDown = false;
  expect(drawer.getByText('Request failed (status 500)')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'Test again' }));
  expect(await drawer.findByText('Server is ready')).toBeTruthy();
  expect(drawer.queryByText('Failed to test the connection')).toBeNull();
  await userEvent.click(drawer.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Edit Triton' }));
  const testRun = within(await screen.findByRole('region', { name: 'Try a model' }));
  await userEvent.type(await testRun.findByRole('textbox'), 'A dull film.');
  await userEvent.click(testRun.getByRole('button', { name: 'Try' }));
  expect(await testRun.findByText('Failed to try the model')).toBeTruthy();
  expect(testRun.getByText('Request failed (status 500)')).toBeTruthy();
  expect(testRun.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('gives an example of the address for each protocol, and labels the checkbox of the status', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText(/without \/v2, such as https:\/\/models\.example\.com:8000/)).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('Protocol'), 'OpenAI API');
  expect(form.getByText(/^For the OpenAI API/)).toBeTruthy();
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Enabled' }).checked).toBe(true);
});
