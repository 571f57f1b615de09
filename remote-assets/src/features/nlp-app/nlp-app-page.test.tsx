import { type App, ERROR_CODES } from '@atrium/contract';
import {
  createTestPane,
  renderWithAtrium,
  startTestApi,
  type TestAnswer,
  type TestApi,
} from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { NlpAppPage } from './nlp-app-page.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const app: App = {
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: id,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: id,
  revision: 1,
  kind: 'nlp',
  name: '我的分词',
  description: '',
  ownerId: id,
  ownerName: 'wang',
  targetId: id,
  targetName: '中文分词',
  task: 'tokenize',
  status: 'active',
  callsToday: 0,
  lastCallAt: null,
  sample: '我来到北京',
};

const run = {
  id,
  task: 'tokenize',
  model: { slug: 'tokenizer', version: '1' },
  outputs: {
    tokens: [
      { text: '我', tag: 'r', start: 0, end: 1 },
      { text: '来到', tag: 'v', start: 1, end: 3 },
      { text: '北京', tag: 'ns', start: 3, end: 5 },
    ],
  },
  usage: { queueMs: 0, runMs: 1.5 },
  warnings: [],
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function show(answers: Record<string, (body: unknown) => TestAnswer> = {}) {
  api = await startTestApi({
    '/api/nlpApp/detail': () => ({ code: 0, data: app }),
    '/api/nlpApp/run': () => ({ code: 0, data: run }),
    ...answers,
  });
  const pane = createTestPane(`/admin/assets/nlpApp/${id}`);
  return await renderWithAtrium(<NlpAppPage />, {
    catalogs: { assets: catalogs },
    deployment: api.deployment,
    pane: { ...pane, location: { ...pane.location, params: { id } } },
  });
}

describe('an open NLP app', () => {
  test('runs the sample, and shows tokens as text, table and JSON', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: '运行' }));
    expect((await screen.findByRole('status')).textContent).toContain('3 个词，用时 1.5 毫秒');
    expect(api.asked.at(-1)).toEqual({ path: '/api/nlpApp/run', body: { id, text: '我来到北京' } });
    await userEvent.click(screen.getByRole('button', { name: '表格' }));
    expect(screen.getByRole('row', { name: /北京 ns 专名 3 5/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
    expect(screen.getByText(/"slug": "tokenizer"/)).toBeTruthy();
  });

  test('calls typed text unsaved work until it has been run', async () => {
    const { pane } = await show();
    const field = await screen.findByLabelText('文本');
    await waitFor(() => expect(pane.isDirty()).toBe(false));
    await userEvent.type(field, '大学');
    expect(pane.isDirty()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '运行' }));
    await waitFor(() => expect(pane.isDirty()).toBe(false));
    expect(api.asked.at(-1)?.body).toMatchObject({ text: '我来到北京大学' });
  });

  test('keeps the text when a run fails', async () => {
    await show({ '/api/nlpApp/run': () => ({ code: ERROR_CODES.engineFailed, msg: '引擎运行失败' }) });
    await userEvent.click(await screen.findByRole('button', { name: '运行' }));
    expect(await screen.findByText('这次运行没有成功。您的文本仍在，可以再试一次。')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('文本').value).toBe('我来到北京');
  });

  test('that is not there says so', async () => {
    await show({ '/api/nlpApp/detail': () => ({ code: ERROR_CODES.notFound, msg: '内容不存在' }) });
    expect(await screen.findByRole('heading', { name: '没有这个应用' })).toBeTruthy();
  });
});
