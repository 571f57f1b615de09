// @vitest-environment jsdom
import { BATCH_LIMITS, type Batch, ERROR_CODES } from '@atrium/contract';
import { configureRuntime } from '@atrium/runtime';
import { startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { afterEach, expect, test } from 'vitest';
import { APP_ID } from '../../../app.fixture.ts';
import { uploadBatch } from './upload-batch.ts';

const batch: Batch = {
  ...{ id: APP_ID, appId: APP_ID, name: 'a.csv', task: 'tokenize', status: 'uploading', columns: ['text'] },
  ...{
    inputColumns: ['text'],
    horizon: 1,
    season: 0,
    perMinute: null,
    binding: null,
    webhookUrl: null,
    total: 0,
  },
  counts: { queued: 0, running: 0, succeeded: 0, failed: 0, canceled: 0 },
  isChangeable: true,
  createdByName: null,
  ...{ createdAt: '2026-01-01T00:00:00.000Z', finishedAt: null },
};

const draft = {
  ...{ appId: APP_ID, name: 'a.csv', inputColumns: ['text'], horizon: 1, season: 0, perMinute: null },
};

let api: TestApi;

afterEach(() => api.close());

async function upload(texts: readonly string[], onRows: () => TestResponse, signal?: AbortSignal) {
  api = await startTestApi({
    '/api/batch/create': () => ({ code: 0, data: batch }),
    '/api/batch/rows/create': onRows,
    '/api/batch/start': () => ({ code: 0, data: { ...batch, status: 'running' } }),
    '/api/batch/remove': () => ({ code: 0, data: { done: true } }),
  });
  configureRuntime(api.deployment);
  const steps: number[] = [];
  const sheet = { columns: ['text'], rows: texts.map((text) => [text]) };
  const started = await uploadBatch(
    draft,
    { kind: 'sheet', sheet },
    {
      signal: signal ?? new AbortController().signal,
      onProgress: (done) => steps.push(done),
    },
  );
  return { started, steps };
}

test('sends the rows in several calls, and then starts the batch', async () => {
  const texts = Array.from({ length: BATCH_LIMITS.slice + 1 }, () => 'a');
  const { started, steps } = await upload(texts, () => ({ code: 0, data: { done: true } }));
  expect(started.status).toBe('running');
  expect(steps).toEqual([BATCH_LIMITS.slice, texts.length]);
  const calls = api.requested.filter(({ path }) => path === '/api/batch/rows/create');
  expect(calls.map(({ body }) => (body as { from: number }).from)).toEqual([1, BATCH_LIMITS.slice + 1]);
});

test('divides rows with long texts into calls that the page can encrypt quickly', async () => {
  const { steps } = await upload(['a'.repeat(30_000), 'b'.repeat(30_001), 'c'], () => ({
    code: 0,
    data: { done: true },
  }));
  expect(steps).toEqual([1, 3]);
});

test('removes the batch if its rows are rejected or the upload is stopped', async () => {
  const isRemoved = () => api.requested.some(({ path }) => path === '/api/batch/remove');
  const reject = () => ({ code: ERROR_CODES.storageFull, msg: 'Your storage is full' });
  await expect(upload(['a'], reject)).rejects.toThrow();
  expect(isRemoved()).toBe(true);
  await api.close();
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
    return { code: 0, data: { done: true } };
  };
  await expect(upload(['a'], stop, controller.signal)).rejects.toThrow();
  expect(isRemoved()).toBe(true);
  expect(api.requested.some(({ path }) => path === '/api/batch/start')).toBe(false);
});
