import { type EngineInfo, ERROR_CODES, type ItemRevision } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../catalogs.ts';
import { NlpItemsPage } from '../features/nlp-items/nlp-items-page.tsx';
import type { Item } from './item-sources.ts';

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
  runsInWeek: 30,
  errorRate: 0.1,
  p95Ms: 12,
};

const createEngine = (id: string, tasks: EngineInfo['tasks'], properties: object): EngineInfo => ({
  id,
  name: id,
  version: '1.0.0',
  license: 'MIT',
  tasks,
  languages: ['zh'],
  method: 'rules',
  parameters: { type: 'object', properties },
  limitations: [],
  measured: null,
});

const ENGINES = [
  createEngine('cutter', ['tokenize'], { isFine: { type: 'boolean', default: true } }),
  createEngine('patterns', ['entities'], {
    count: { type: 'integer', minimum: 1, maximum: 9, default: 5 },
    dictionary: { type: 'object', additionalProperties: { type: 'string' }, default: {} },
  }),
  createEngine('names', ['entities'], {}),
];

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

const { parameters: _, sample: __, ...row } = finder;

async function show(responses: Record<string, (body: unknown) => TestResponse> = {}) {
  api = await startTestApi({
    '/api/nlp/list': () => ({ code: 0, data: { list: [row], total: 1 } }),
    '/api/nlp/detail': () => ({ code: 0, data: finder }),
    '/api/engine/list': () => ({ code: 0, data: { list: ENGINES } }),
    '/api/sample/list': () => ({ code: 0, data: { list: [] } }),
    ...responses,
  });
  const shown = await renderWithAtrium(<NlpItemsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
    path: '/admin/nlp/nlps',
  });
  await screen.findByRole('rowheader', { name: /实体查找/ });
  return shown;
}

const findRequestBodies = (path: string) =>
  api.requested.filter((one) => one.path === path).map(({ body }) => body);

async function choose(action: string) {
  const plain = screen.queryByRole('button', { name: `${action} 实体查找` });
  if (plain) return await userEvent.click(plain);
  await userEvent.click(screen.getByRole('button', { name: 'More actions for 实体查找' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('shows the parameters of the task’s engine, and tests a draft before it is saved', async () => {
  await show({
    '/api/nlp/test': () => ({
      code: 0,
      data: { output: { entities: [] }, queueMs: 0, runMs: 3 },
    }),
    '/api/nlp/create': () => ({ code: 0, data: finder }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add NLP service' }));
  expect(await dialog.findByLabelText('isFine')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Task'), 'Entity recognition');
  expect(dialog.getByLabelText<HTMLSelectElement>('Engine').value).toBe('patterns');
  const count = await dialog.findByLabelText('Maximum results');
  await userEvent.clear(count);
  await userEvent.type(count, '3');

  await userEvent.click(dialog.getByRole('button', { name: 'Add entry: Dictionary' }));
  await userEvent.type(dialog.getByLabelText('Key'), '小米');
  await userEvent.type(dialog.getByLabelText('Value'), 'brand');
  const testRegion = within(dialog.getByRole('region', { name: 'Test' }));
  await userEvent.type(await testRegion.findByRole('textbox'), '小米在北京');
  await userEvent.click(testRegion.getByRole('button', { name: 'Run test' }));
  expect(await testRegion.findByText('Test passed in 3.0 ms')).toBeTruthy();
  const parameters = { count: 3, dictionary: { 小米: 'brand' } };
  expect(findRequestBodies('/api/nlp/test')).toEqual([
    { task: 'entities', engine: 'patterns', parameters, input: { kind: 'text', text: '小米在北京' } },
  ]);

  await userEvent.type(dialog.getByLabelText('Name'), '新项目');
  await userEvent.type(dialog.getByLabelText('Slug'), 'new-one');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(findRequestBodies('/api/nlp/create')).toMatchObject([
      { task: 'entities', engine: 'patterns', parameters },
    ]),
  );
});

test('describes the chosen engine, and shows no heading for parameters if the engine has none', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add NLP service' }));
  expect(await dialog.findByText('cutter 1.0.0 · Method: Rules · License: MIT')).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Parameters' })).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Task'), 'Entity recognition');
  await userEvent.selectOptions(dialog.getByLabelText('Engine'), 'names');
  expect(await dialog.findByText('names 1.0.0 · Method: Rules · License: MIT')).toBeTruthy();
  expect(dialog.queryByRole('heading', { name: 'Parameters' })).toBeNull();
});

test('shows the parameters in a conflict with another user’s update, and stores the chosen ones', async () => {
  const theirs = { ...finder, revision: finder.revision + 1, parameters: { count: 9 } };
  let reads = 0;
  await show({
    '/api/nlp/update': (body) =>
      (body as { revision: number }).revision < theirs.revision
        ? { code: ERROR_CODES.revisionStale, msg: 'Changed by another user' }
        : { code: 0, data: theirs },
    '/api/nlp/detail': () => {
      reads += 1;
      return { code: 0, data: reads === 1 ? finder : theirs };
    },
  });
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit NLP service' }));
  await userEvent.clear(await dialog.findByLabelText('Maximum results'));
  await userEvent.type(dialog.getByLabelText('Maximum results'), '4');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const sides = within(await dialog.findByRole('group', { name: 'Parameters' }));
  expect(sides.getByRole<HTMLInputElement>('radio', { name: /Maximum results\s*4/ }).checked).toBe(true);
  await userEvent.click(sides.getByRole('radio', { name: /Maximum results\s*9/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save selected values' }));
  await waitFor(() =>
    expect(findRequestBodies('/api/nlp/update').at(-1)).toMatchObject({
      revision: theirs.revision,
      parameters: { count: 9 },
    }),
  );
});

test('offers no form while the engines cannot be loaded, explains why, and retries', async () => {
  let isDown = true;
  await show({
    '/api/engine/list': () => (isDown ? { status: 500 } : { code: 0, data: { list: ENGINES } }),
  });
  expect(
    screen.getByText('Failed to load engines. Until they load, you cannot add or edit services.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add' })).toBeTruthy();
});

test('shows an error if revisions cannot be loaded, and retries', async () => {
  let isDown = true;
  await show({
    '/api/nlp/revision/list': () => (isDown ? { status: 500 } : { code: 0, data: { list: [] } }),
  });
  await choose('Revisions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Revisions of “实体查找”' }));
  expect(await dialog.findByText('Failed to load revisions')).toBeTruthy();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('table', { name: 'Revisions' })).toBeTruthy();
});

test('shows a field error of the server at its parameter', async () => {
  await show({
    '/api/nlp/update': () => ({
      code: ERROR_CODES.parametersInvalid,
      msg: 'Invalid parameters',
      fields: [{ field: 'parameters.count', msg: 'Too many' }],
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit 实体查找' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit NLP service' }));
  await userEvent.type(dialog.getByLabelText('Description'), 'New');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Too many')).toBeTruthy();
  expect(dialog.getByLabelText('Maximum results').getAttribute('aria-invalid')).toBe('true');
});

test('publishes a revision only after it passes a test, and sends the revision that the user has read', async () => {
  let isTested = false;
  const { pane } = await show({
    '/api/nlp/test': () => {
      isTested = true;
      return { code: 0, data: { output: { entities: [] }, queueMs: 0, runMs: 3 } };
    },
    '/api/nlp/publish': () =>
      isTested
        ? { code: 0, data: { ...finder, publishedRevision: 2 } }
        : { code: ERROR_CODES.untested, msg: 'Not tested yet' },
  });
  expect(screen.getByText('Unpublished changes')).toBeTruthy();
  await choose('Publish');
  const rejected = within(await screen.findByRole('dialog'));
  await userEvent.click(rejected.getByRole('button', { name: 'Publish' }));
  expect(await rejected.findByText('Not tested yet')).toBeTruthy();
  await userEvent.click(rejected.getByRole('button', { name: 'Cancel' }));

  await choose('Test');
  const panel = within(await screen.findByRole('dialog', { name: 'Test “实体查找”' }));
  await userEvent.type(await panel.findByRole('textbox'), '张三');
  await userEvent.click(panel.getByRole('button', { name: 'Run test' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Publish' }));
  const requested = within(
    (await screen.findByText('Publish “实体查找”?')).closest('[role="dialog"]') as HTMLElement,
  );
  await userEvent.click(requested.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(pane.shownToasts).toEqual(['success: Status of “实体查找” changed to Published']),
  );
  expect(findRequestBodies('/api/nlp/publish').at(-1)).toEqual({ id: finder.id, revision: 2 });
});

test('compares revisions parameter by parameter, and restores an earlier one', async () => {
  const { slug, name, task, engine, description, tags, sample, parameters } = finder;
  const content = { slug, name, task, engine, description, tags, sample, parameters };
  const createRevision = (revision: number, changes: object): ItemRevision => ({
    revision,
    content: { ...content, ...changes },
    createdAt: '2026-01-01T00:00:00.000Z',
    createdByName: 'admin',
    publishedAt: null,
    testedAt: null,
  });
  const revisions = [createRevision(2, {}), createRevision(1, { parameters: { ...parameters, count: 9 } })];
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
  await choose('Revisions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Revisions of “实体查找”' }));
  const line = (await dialog.findByRole('rowheader', { name: 'Maximum results' })).closest('tr');
  expect(line?.textContent).toBe('Maximum results95');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore to revision 1' }));
  await waitFor(() =>
    expect(findRequestBodies('/api/nlp/revision/restore')).toEqual([{ id: finder.id, revision: 2, to: 1 }]),
  );
});
