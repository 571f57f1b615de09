// @vitest-environment jsdom
import { type Batch, type BatchRow, ERROR_CODES } from '@atrium/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { APP_ID } from '../../../app.fixture.ts';
import { showApp } from '../shown-app.fixture.tsx';

const batch: Batch = {
  ...{ id: APP_ID, appId: APP_ID, name: 'July.csv', task: 'tokenize', status: 'finished' },
  ...{ columns: ['id', 'text'], inputColumns: ['text'], horizon: 1, season: 0 },
  ...{ perMinute: null, binding: null, webhookUrl: null, total: 3 },
  counts: { queued: 0, running: 0, succeeded: 2, failed: 1, canceled: 0 },
  isChangeable: true,
  createdByName: 'Li Na',
  createdAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-01-01T00:01:00.000Z',
};

const row: BatchRow = {
  ...{ row: 3, cells: [3, ''], status: 'failed', runId: null, outputs: null },
  message: 'The input is invalid',
};

const responses = {
  '/api/batch/list': () => ({ code: 0, data: { list: [batch] } }),
  '/api/batch/detail': () => ({ code: 0, data: batch }),
  '/api/batch/row/list': () => ({ code: 0, data: { list: [row], total: 1 } }),
};

test('lists batches, and shows the rows of one with the reasons of failures', async () => {
  const { pane } = await showApp({ tab: 'batch', responses });
  expect(await screen.findByText('Finished with errors')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
  expect(screen.getByText('Li Na')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'View July.csv' }));
  expect(pane.location.query).toMatchObject({ batch: APP_ID });
  expect(await screen.findByText('The input is invalid')).toBeTruthy();
});

test('requests a retry of the failed rows, and shows the server’s message if it rejects the request', async () => {
  const { lastBody, pane } = await showApp({
    tab: 'batch',
    query: `&batch=${APP_ID}`,
    responses: {
      ...responses,
      '/api/batch/retry': () => ({ code: ERROR_CODES.batchRowLimit, msg: 'Too many rows today' }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry failed rows' }));
  await waitFor(() => expect(lastBody('/api/batch/retry')).toEqual({ id: APP_ID }));
  await waitFor(() => expect(pane.shownToasts).toContain('error: Too many rows today'));
});

test('says that a batch is missing, and returns to the list', async () => {
  const { pane } = await showApp({
    tab: 'batch',
    query: `&batch=${APP_ID}`,
    responses: { ...responses, '/api/batch/detail': () => ({ code: ERROR_CODES.notFound, msg: '' }) },
  });
  expect(await screen.findByText('Batch not found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All batches' }));
  expect(pane.location.query).toEqual({ tab: 'batch' });
});

test('offers the Run tab instead of a new batch if the app reads tables', async () => {
  await showApp({
    app: { task: 'cluster' },
    tab: 'batch',
    responses: { ...responses, '/api/batch/list': () => ({ code: 0, data: { list: [] } }) },
  });
  expect(await screen.findByRole('button', { name: 'Open the Run tab' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create batch' })).toBeNull();
});

test('sorts images by name, and shows why the server rejects the batch', async () => {
  const { lastBody, container } = await showApp({
    app: { kind: 'recognition', task: 'ocr', sample: null },
    tab: 'batch',
    query: '&batch=new',
    responses: {
      ...responses,
      '/api/batch/create': () => ({ code: ERROR_CODES.batchLimit, msg: 'Too many open batches' }),
    },
  });
  await screen.findByText('Create batch');
  const input = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('The field is missing.');
    return found;
  });
  const create = (name: string, type = 'image/png') => new File(['x'], name, { type });
  await userEvent.upload(input, [create('page-10.png'), create('page-2.png')]);
  expect(await screen.findByText(/^2 images/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('page-2.png');
  await userEvent.click(screen.getByRole('button', { name: 'Start batch' }));
  expect(await screen.findByText('Too many open batches')).toBeTruthy();
  await expect
    .poll(() => lastBody('/api/batch/create'))
    .toMatchObject({
      ...{ name: 'page-2.png', columns: ['file'], inputColumns: [] },
    });
});

test('names the archive that cannot be opened, also if it is not the first file', async () => {
  const { container } = await showApp({
    app: { kind: 'recognition', task: 'ocr', sample: null },
    tab: 'batch',
    query: '&batch=new',
    responses,
  });
  await screen.findByText('Create batch');
  const input = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('The field is missing.');
    return found;
  });
  await userEvent.upload(input, [
    new File(['x'], 'page.png', { type: 'image/png' }),
    new File(['x'], 'broken.zip', { type: 'application/zip' }),
  ]);
  expect(await screen.findByText(/^broken\.zip: the file cannot be opened/)).toBeTruthy();
});

test('accepts the addresses of webhooks that the server accepts, and says that a name is too long', async () => {
  await showApp({ tab: 'batch', query: '&batch=new', responses });
  await userEvent.click(await screen.findByText('Webhook'));
  const address = screen.getByLabelText<HTMLInputElement>(/^Address/);
  const errorText = 'Enter an http or https address without a username';
  const isRejected = async (text: string) => {
    await userEvent.clear(address);
    await userEvent.type(address, text);
    await userEvent.tab();
    return screen.queryByText(errorText) !== null;
  };
  expect(await isRejected('https://example.com/done?x=1')).toBe(false);
  expect(await isRejected('https://:secret@example.com/done')).toBe(true);
  expect(await isRejected('https:example.com')).toBe(true);
  expect(await isRejected('https://example.com/#part')).toBe(true);
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(name, { target: { value: 'n'.repeat(2_049) } });
  fireEvent.blur(name);
  expect(await screen.findByText('Use at most 2,048 characters')).toBeTruthy();
});

test('lists the requests to the webhook, and says why the last attempt failed', async () => {
  const delivery = {
    ...{ id: APP_ID, event: 'batch.finished', status: 'failed', attempts: 7, responseStatus: null },
    ...{ reason: 'addressForbidden', createdAt: batch.createdAt, attemptedAt: null, nextAt: null },
  };
  await showApp({
    tab: 'batch',
    query: `&batch=${APP_ID}`,
    responses: {
      ...responses,
      '/api/batch/detail': () => ({ code: 0, data: { ...batch, webhookUrl: 'https://example.com/done' } }),
      '/api/batch/delivery/list': () => ({ code: 0, data: { list: [delivery] } }),
    },
  });
  expect(await screen.findByText('https://example.com/done')).toBeTruthy();
  expect(await screen.findByText('Not delivered')).toBeTruthy();
  expect(screen.getByText(/^The address is not allowed/)).toBeTruthy();
});
