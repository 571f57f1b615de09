import { type Algorithm, type Dependent, type EngineInfo, ERROR_CODES } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { AlgorithmsPage } from './algorithms-page.tsx';

const kmeans: Algorithm = {
  id: '01890000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  revision: 1,
  slug: 'kmeans',
  name: 'K 均值聚类',
  task: 'cluster',
  description: '',
  tags: ['Table'],
  status: 'published',
  versionCount: 0,
  productionVersion: null,
  aliases: [],
  appCount: 0,
  runsInWeek: 0,
  errorRate: null,
  p95Ms: null,
  createdByName: 'admin',
};

const engine: EngineInfo = {
  id: 'tables',
  name: 'Tables',
  version: '1.0.0',
  license: 'MIT',
  tasks: ['cluster', 'forecast'],
  languages: [],
  method: 'rules',
  parameters: {},
  limitations: [],
  measured: null,
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

const listResponse = (...list: Algorithm[]) => ({ code: 0, data: { list, total: list.length } });

async function show(
  responses: Record<string, (body: unknown) => TestResponse>,
  path = '/admin/algorithm/algorithms',
) {
  api = await startTestApi({
    '/api/algorithm/list': () => listResponse(kmeans),
    '/api/engine/list': () => ({ code: 0, data: { list: [engine] } }),
    ...responses,
  });
  return await renderWithAtrium(<AlgorithmsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
    path,
  });
}

const findRequestBodies = (path: string) =>
  api.requested.filter((one) => one.path === path).map(({ body }) => body);

/** Opens the menu of the row, and chooses an action in it. */
async function choose(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for K 均值聚类' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the algorithms page', () => {
  test('lists the algorithms that match the filters in the location', async () => {
    await show({}, '/admin/algorithm/algorithms?keyword=k&status=published&page=2&sort=-name');
    expect(await screen.findByRole('rowheader', { name: /K 均值聚类/ })).toBeTruthy();
    expect(findRequestBodies('/api/algorithm/list')[0]).toMatchObject({
      page: 2,
      pageSize: 20,
      keyword: 'k',
      filters: { status: ['published'] },
      sort: [{ field: 'name', order: 'descend' }],
    });
  });

  test('shows an error if the list fails to load, and retries', async () => {
    let isDown = true;
    await show({ '/api/algorithm/list': () => (isDown ? { status: 500 } : listResponse(kmeans)) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('rowheader', { name: /K 均值聚类/ })).toBeTruthy();
  });

  test('adds an algorithm that fits the schema of the call, and shows the server’s message at its field', async () => {
    let isTaken = true;
    const { pane } = await show({
      '/api/algorithm/create': () =>
        isTaken
          ? {
              code: ERROR_CODES.slugTaken,
              msg: 'This slug is taken',
              fields: [{ field: 'slug', msg: 'This slug is taken' }],
            }
          : { code: 0, data: { ...kmeans, name: '新算法' } },
    });
    await screen.findByRole('rowheader', { name: /K 均值聚类/ });
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add algorithm' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText(/3 to 48/)).toBeTruthy();
    expect(dialog.queryByRole('option', { name: 'Dimensionality reduction' })).toBeNull();
    expect(findRequestBodies('/api/algorithm/create')).toEqual([]);

    await userEvent.type(dialog.getByLabelText('Name'), '新算法');
    await userEvent.type(dialog.getByLabelText('Slug'), 'kmeans');
    await userEvent.selectOptions(dialog.getByLabelText('Task'), 'Forecasting');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This slug is taken')).toBeTruthy();

    isTaken = false;
    await userEvent.type(dialog.getByLabelText('Slug'), '-two');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: “新算法” saved']));
    expect(findRequestBodies('/api/algorithm/create').at(-1)).toEqual({
      name: '新算法',
      slug: 'kmeans-two',
      task: 'forecast',
      description: '',
      tags: [],
    });
    await waitFor(() => expect(findRequestBodies('/api/algorithm/list')).toHaveLength(2));
  });

  test('locks the slug of a published algorithm, and lets the user resolve a conflict', async () => {
    const stored = { ...kmeans, name: '别人的名称', revision: 2 };
    await show({
      '/api/algorithm/update': (body) =>
        (body as Algorithm).revision === 1
          ? { code: ERROR_CODES.revisionStale, msg: 'Changed by another user' }
          : { code: 0, data: { ...stored, revision: 3 } },
      '/api/algorithm/detail': () => ({ code: 0, data: stored }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit K 均值聚类' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit algorithm' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Slug').disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Description'), '我的描述');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('别人的名称')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save selected values' }));
    await waitFor(() =>
      expect(findRequestBodies('/api/algorithm/update').at(-1)).toMatchObject({
        revision: 2,
        name: '别人的名称',
        description: '我的描述',
      }),
    );
  });

  test('lists the dependents in the confirmation, removes an algorithm, and restores it', async () => {
    const app: Dependent = {
      kind: 'app',
      id: '01890000-0000-7000-8000-000000000009',
      name: '周报聚类',
      ownerName: 'wang',
      targetId: kmeans.id,
      isBlocking: false,
    };
    const done = () => ({ code: 0, data: { done: true } });
    await show({
      '/api/algorithm/dependents': () => ({ code: 0, data: { list: [app] } }),
      '/api/algorithm/remove': done,
      '/api/algorithm/restore': done,
    });
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 item?' }));
    expect(await dialog.findByText('周报聚类 · wang')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(findRequestBodies('/api/algorithm/restore')).toEqual([{ ids: [kmeans.id] }]));
    expect(findRequestBodies('/api/algorithm/remove')).toEqual([{ ids: [kmeans.id] }]);
  });

  test('offers the transitions that the status allows, and lists the apps that block one', async () => {
    const app = { kind: 'app', id: kmeans.id, name: '周报聚类', ownerName: 'wang', targetId: kmeans.id };
    let isUsed = true;
    const { pane } = await show({
      '/api/algorithm/list': () => listResponse({ ...kmeans, status: 'disabled' }),
      '/api/algorithm/archive': () =>
        isUsed
          ? { code: ERROR_CODES.inUse, msg: 'In use', data: { list: [{ ...app, isBlocking: true }] } }
          : { code: 0, data: { ...kmeans, status: 'archived' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for K 均值聚类' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Versions',
      'Export definition',
      'Publish',
      'Archive',
      'Delete',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive “K 均值聚类”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await dialog.findByText('周报聚类 · wang')).toBeTruthy();
    isUsed = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(pane.shownToasts).toEqual(['success: Status of “K 均值聚类” changed to Archived']),
    );
    expect(findRequestBodies('/api/algorithm/archive').at(-1)).toEqual({ id: kmeans.id });
  });
});
