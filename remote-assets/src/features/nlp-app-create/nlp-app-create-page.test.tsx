import { ERROR_CODES, type NlpItem } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { NlpAppCreatePage } from './nlp-app-create-page.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const created = '2026-01-01T00:00:00.000Z';
const common = { id, createdAt: created, createdBy: id, updatedAt: created, updatedBy: id, revision: 1 };

const tokenizer: NlpItem = {
  ...common,
  slug: 'tokenizer',
  name: '中文分词',
  task: 'tokenize',
  description: '切词',
  engine: 'jieba',
  languages: ['zh'],
  parameters: {},
  status: 'published',
  sample: '你好',
};

const app = {
  ...common,
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
  sample: '你好',
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function show(targets: readonly NlpItem[]) {
  let attempts = 0;
  api = await startTestApi({
    '/api/nlp/list': () => ({ code: 0, data: { list: targets, total: targets.length } }),
    '/api/nlpApp/create': () => {
      attempts += 1;
      return attempts === 1
        ? {
            code: ERROR_CODES.nameTaken,
            msg: '名称已被使用',
            fields: [{ field: 'name', msg: '名称已被使用' }],
          }
        : { code: 0, data: app };
    },
  });
  return await renderWithAtrium(<NlpAppCreatePage />, {
    catalogs: { assets: catalogs },
    deployment: api.deployment,
  });
}

test('a target, a name, and the app opens; a taken name is told at its field', async () => {
  const { pane } = await show([tokenizer]);
  expect(await screen.findByRole('radio', { name: /中文分词/, checked: true })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('名称'), '我的分词');
  expect(pane.isDirty()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '创建并打开' }));
  expect(await screen.findByText('名称已被使用')).toBeTruthy();
  expect(pane.moves).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '创建并打开' }));
  await waitFor(() => expect(pane.moves).toEqual([`/admin/assets/nlpApp/${id}`]));
  expect(pane.isDirty()).toBe(false);
  expect(pane.told).toEqual(['success: 已创建“我的分词”']);
});

test('without a published target the page says what to do', async () => {
  await show([]);
  expect(await screen.findByText('还没有已发布的 NLP 能力')).toBeTruthy();
});
