import { type EngineInfo, ERROR_CODES, type ItemRevision } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestAnswer, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../catalogs.ts';
import { NlpItemsPage } from '../features/nlp-items/nlp-items-page.tsx';
import type { Item } from './item-desk.ts';

const finder: Item = {
  id: '01890000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  revision: 2,
  slug: 'finder',
  name: '实体查找',
  task: 'entities',
  engine: 'patterns',
  description: '',
  tags: [],
  sample: '张三在北京',
  parameters: { count: 5, dictionary: { 华为: 'organization' } },
  languages: ['zh'],
  status: 'published',
  publishedRevision: 1,
  testedAt: null,
  createdByName: 'admin',
  appCount: 2,
  callsInWeek: 30,
  errorRate: 0.1,
  p95Ms: 12,
};

const engineOf = (id: string, tasks: EngineInfo['tasks'], properties: object): EngineInfo => ({
  id,
  name: id,
  version: '1.0.0',
  licence: 'MIT',
  tasks,
  languages: ['zh'],
  nature: 'rules',
  parameters: { type: 'object', properties },
  weaknesses: [],
  measured: null,
});

const ENGINES = [
  engineOf('cutter', ['tokenize'], { isFine: { type: 'boolean', default: true } }),
  engineOf('patterns', ['entities'], {
    count: { type: 'integer', minimum: 1, maximum: 9, default: 5 },
    dictionary: { type: 'object', additionalProperties: { type: 'string' }, default: {} },
  }),
];

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

const { parameters: _, sample: __, ...row } = finder;

async function show(answers: Record<string, (body: unknown) => TestAnswer> = {}) {
  api = await startTestApi({
    '/api/nlp/list': () => ({ code: 0, data: { list: [row], total: 1 } }),
    '/api/nlp/detail': () => ({ code: 0, data: finder }),
    '/api/engine/list': () => ({ code: 0, data: { list: ENGINES } }),
    '/api/sample/list': () => ({ code: 0, data: { list: [] } }),
    ...answers,
  });
  const shown = await renderWithAtrium(<NlpItemsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
    path: '/admin/nlp/nlps',
  });
  await screen.findByRole('rowheader', { name: /实体查找/ });
  return shown;
}

const askedOf = (path: string) => api.asked.filter((one) => one.path === path).map(({ body }) => body);

async function choose(action: string) {
  const plain = screen.queryByRole('button', { name: `${action} 实体查找` });
  if (plain) return await userEvent.click(plain);
  await userEvent.click(screen.getByRole('button', { name: '实体查找 的更多操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a form asks for what the engine of its task takes, and tries it before it is stored', async () => {
  await show({
    '/api/nlp/test': () => ({
      code: 0,
      data: { output: { entities: [] }, queueMs: 0, runMs: 3 },
    }),
    '/api/nlp/create': () => ({ code: 0, data: finder }),
  });
  await userEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增 NLP 项目' }));
  expect(await dialog.findByLabelText('isFine')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('任务'), '实体识别');
  expect(dialog.getByLabelText<HTMLSelectElement>('引擎').value).toBe('patterns');
  const count = await dialog.findByLabelText('数量 count');
  await userEvent.clear(count);
  await userEvent.type(count, '3');

  await userEvent.click(dialog.getByRole('button', { name: '添加一条' }));
  await userEvent.type(dialog.getByLabelText('词'), '小米');
  await userEvent.type(dialog.getByLabelText('对应的值'), 'brand');
  const trial = within(dialog.getByRole('region', { name: '测试' }));
  await userEvent.type(await trial.findByRole('textbox'), '小米在北京');
  await userEvent.click(trial.getByRole('button', { name: '运行测试' }));
  expect(await trial.findByText('通过测试，用时 3 ms')).toBeTruthy();
  const parameters = { count: 3, dictionary: { 小米: 'brand' } };
  expect(askedOf('/api/nlp/test')).toEqual([
    { task: 'entities', engine: 'patterns', parameters, input: { kind: 'text', text: '小米在北京' } },
  ]);

  await userEvent.type(dialog.getByLabelText('名称'), '新项目');
  await userEvent.type(dialog.getByLabelText('标识'), 'new-one');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(askedOf('/api/nlp/create')).toMatchObject([{ task: 'entities', engine: 'patterns', parameters }]),
  );
});

test('what somebody else stored meanwhile is told parameter by parameter', async () => {
  const theirs = { ...finder, revision: finder.revision + 1, parameters: { count: 9 } };
  let reads = 0;
  await show({
    '/api/nlp/update': (body) =>
      (body as { revision: number }).revision < theirs.revision
        ? { code: ERROR_CODES.revisionStale, msg: '已被他人修改' }
        : { code: 0, data: theirs },
    '/api/nlp/detail': () => {
      reads += 1;
      return { code: 0, data: reads === 1 ? finder : theirs };
    },
  });
  await choose('编辑');
  const dialog = within(await screen.findByRole('dialog', { name: '编辑 NLP 项目' }));
  await userEvent.clear(await dialog.findByLabelText('数量 count'));
  await userEvent.type(dialog.getByLabelText('数量 count'), '4');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const sides = within(await dialog.findByRole('group', { name: '参数' }));
  expect(sides.getByRole<HTMLInputElement>('radio', { name: /数量 count: 4/ }).checked).toBe(true);
  await userEvent.click(sides.getByRole('radio', { name: /数量 count: 9/ }));
  await userEvent.click(dialog.getByRole('button', { name: '按所选保存' }));
  await waitFor(() =>
    expect(askedOf('/api/nlp/update').at(-1)).toMatchObject({
      revision: theirs.revision,
      parameters: { count: 9 },
    }),
  );
});

test('nothing can be made while the engines can not be asked, which is said, and they can be asked again', async () => {
  let isDown = true;
  await show({
    '/api/engine/list': () => (isDown ? { status: 500 } : { code: 0, data: { list: ENGINES } }),
  });
  expect(screen.getByText('没能读取引擎，暂时不能新增和编辑')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: '新增' })).toBeTruthy();
});

test('revisions that can not be read say so, and are asked for again', async () => {
  let isDown = true;
  await show({
    '/api/nlp/revision/list': () => (isDown ? { status: 500 } : { code: 0, data: { list: [] } }),
  });
  await choose('修订');
  const dialog = within(await screen.findByRole('dialog', { name: '“实体查找”的修订' }));
  expect(await dialog.findByText('没能读取修订')).toBeTruthy();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: '重试' }));
  expect(await dialog.findByRole('table', { name: '修订' })).toBeTruthy();
});

test('the server’s reason stands at the parameter', async () => {
  await show({
    '/api/nlp/update': () => ({
      code: ERROR_CODES.parametersInvalid,
      msg: '参数不符合要求',
      fields: [{ field: 'parameters.count', msg: '太多了' }],
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: '编辑 实体查找' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑 NLP 项目' }));
  await userEvent.type(dialog.getByLabelText('描述'), '新');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('太多了')).toBeTruthy();
  expect(dialog.getByLabelText('数量 count').getAttribute('aria-invalid')).toBe('true');
});

test('a newer revision is refused until it has passed a test, and published by the one that was read', async () => {
  let isTested = false;
  const { pane } = await show({
    '/api/nlp/test': () => {
      isTested = true;
      return { code: 0, data: { output: { entities: [] }, queueMs: 0, runMs: 3 } };
    },
    '/api/nlp/publish': () =>
      isTested
        ? { code: 0, data: { ...finder, publishedRevision: 2 } }
        : { code: ERROR_CODES.untested, msg: '还没有通过测试' },
  });
  expect(screen.getByText('有未发布的修订')).toBeTruthy();
  await choose('发布');
  const refused = within(await screen.findByRole('dialog'));
  await userEvent.click(refused.getByRole('button', { name: '发布' }));
  expect(await refused.findByText('还没有通过测试')).toBeTruthy();
  await userEvent.click(refused.getByRole('button', { name: '取消' }));

  await choose('测试');
  const panel = within(await screen.findByRole('dialog', { name: '测试“实体查找”' }));
  await userEvent.type(await panel.findByRole('textbox'), '张三');
  await userEvent.click(panel.getByRole('button', { name: '运行测试' }));
  await userEvent.click(await panel.findByRole('button', { name: '发布' }));
  const asked = within(
    (await screen.findByText('发布“实体查找”？')).closest('[role="dialog"]') as HTMLElement,
  );
  await userEvent.click(asked.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(pane.told).toEqual(['success: “实体查找”：已发布']));
  expect(askedOf('/api/nlp/publish').at(-1)).toEqual({ id: finder.id, revision: 2 });
});

test('revisions are compared parameter by parameter, and an earlier one comes back', async () => {
  const { slug, name, task, engine, description, tags, sample, parameters } = finder;
  const content = { slug, name, task, engine, description, tags, sample, parameters };
  const revisionOf = (revision: number, changes: object): ItemRevision => ({
    revision,
    content: { ...content, ...changes },
    createdAt: '2026-01-01T00:00:00.000Z',
    createdByName: 'admin',
    publishedAt: null,
    testedAt: null,
  });
  const revisions = [revisionOf(2, {}), revisionOf(1, { parameters: { ...parameters, count: 9 } })];
  await show({
    '/api/nlp/revision/detail': (body) => {
      const { revision } = body as { readonly revision: number };
      return { code: 0, data: revisions.find((one) => one.revision === revision) };
    },
    '/api/nlp/revision/list': () => ({
      code: 0,
      data: { list: revisions.map(({ content: _, ...listed }) => listed) },
    }),
    '/api/nlp/revision/restore': () => ({ code: 0, data: { ...finder, revision: 3 } }),
  });
  await choose('修订');
  const dialog = within(await screen.findByRole('dialog', { name: '“实体查找”的修订' }));
  const line = (await dialog.findByRole('rowheader', { name: '数量 count' })).closest('tr');
  expect(line?.textContent).toBe('数量 count95');
  await userEvent.click(dialog.getByRole('button', { name: '恢复到修订 1' }));
  await waitFor(() =>
    expect(askedOf('/api/nlp/revision/restore')).toEqual([{ id: finder.id, revision: 2, to: 1 }]),
  );
});
