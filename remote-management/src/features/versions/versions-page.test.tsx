import {
  type Algorithm,
  type AlgorithmVersionDetail,
  type AliasMove,
  type EngineInfo,
  ERROR_CODES,
} from '@atrium/contract';
import {
  createTestPane,
  renderWithAtrium,
  startTestApi,
  type TestAnswer,
  type TestApi,
} from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { VersionsPage } from './versions-page.tsx';

const ID = '01890000-0000-7000-8000-000000000001';

const common = {
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  revision: 1,
  createdByName: 'admin',
};

const algorithm: Algorithm = {
  ...common,
  id: ID,
  slug: 'kmeans',
  name: 'K 均值',
  task: 'cluster',
  description: '',
  tags: [],
  status: 'published',
  versionCount: 2,
  productionVersion: 1,
  aliases: [{ name: 'production', version: 1 }],
  appCount: 0,
  callsInWeek: 0,
  errorRate: null,
  p95Ms: null,
};

const engine: EngineInfo = {
  id: 'tables',
  name: 'Tables',
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['cluster'],
  languages: [],
  nature: 'rules',
  parameters: {
    type: 'object',
    properties: { clusters: { type: 'integer', minimum: 1, maximum: 9, default: 2, title: 'Clusters' } },
  },
  weaknesses: [],
  measured: null,
};

const versionOf = (number: number, part: Partial<AlgorithmVersionDetail> = {}): AlgorithmVersionDetail => ({
  ...common,
  id: `01890000-0000-7000-8000-00000000001${number}`,
  algorithmId: ID,
  number,
  engineId: 'tables',
  parameters: { clusters: number + 1 },
  note: '',
  status: 'ready',
  statusMessage: null,
  metrics: null,
  aliases: [],
  sample: { kind: 'table', columns: ['x'], rows: [[1], [2]] },
  output: null,
  ...part,
});

const [first, second] = [versionOf(1, { aliases: ['production'] }), versionOf(2)];
const OUTPUT = { columns: ['x'], labels: [0, 1], centroids: [[1], [2]], silhouette: 0.5 };

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

const ok = (data: unknown): TestAnswer => ({ code: 0, data });
const listOf = (list: readonly unknown[]) => ok({ list, total: list.length });

async function show(answers: Record<string, (body: unknown) => TestAnswer> = {}) {
  api = await startTestApi({
    '/api/algorithm/detail': () => ok(algorithm),
    '/api/algorithm/version/list': () => listOf([second, first]),
    '/api/algorithm/version/detail': (body) => ok((body as { id: string }).id === first.id ? first : second),
    '/api/engine/list': () => ok({ list: [engine] }),
    ...answers,
  });
  const pane = createTestPane(`/admin/algorithm/algorithm/versions/${ID}`);
  return await renderWithAtrium(<VersionsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
    pane: { ...pane, location: { ...pane.location, params: { id: ID } } },
  });
}

const askedOf = (path: string) => api.asked.filter((one) => one.path === path).map(({ body }) => body);
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));

describe('the versions of an algorithm', { timeout: 60_000 }, () => {
  test('are listed under its name, with the aliases that point at them', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'Versions of K 均值' })).toBeTruthy();
    expect(await screen.findByText('production')).toBeTruthy();
    expect(askedOf('/api/algorithm/version/list')[0]).toMatchObject({ algorithmId: ID, page: 1 });
  });

  test('say so when there is no such algorithm', async () => {
    await show({ '/api/algorithm/detail': () => ({ code: ERROR_CODES.notFound, msg: '没有' }) });
    expect(await screen.findByRole('heading', { name: 'There is no such algorithm' })).toBeTruthy();
  });

  test('are made from the newest one, validated on the sample, and tell why that failed', async () => {
    const draft = versionOf(3, { status: 'draft' });
    let isFailing = true;
    await show({
      '/api/algorithm/version/create': () => ok(draft),
      '/api/algorithm/version/validate': () =>
        isFailing
          ? ok({ ...draft, status: 'failed', statusMessage: 'Too few rows.' })
          : ok({
              ...draft,
              output: OUTPUT,
              metrics: { queueMs: 0, runMs: 12, validatedAt: common.createdAt },
            }),
    });
    await screen.findByRole('rowheader', { name: 'v2' });
    await press('New version');
    const form = await panel('New version');
    const clusters = await form.findByLabelText<HTMLInputElement>('簇的数量 clusters');
    expect(clusters.value).toBe('3');
    await userEvent.clear(clusters);
    await userEvent.type(clusters, '99');
    await userEvent.click(form.getByRole('button', { name: 'Saved' }));
    expect(await form.findByText('Please mend the parameters first')).toBeTruthy();
    await userEvent.clear(clusters);
    await userEvent.type(clusters, '4');
    await userEvent.click(form.getByRole('button', { name: 'Saved' }));

    const view = await panel('Version v3');
    expect(askedOf('/api/algorithm/version/create')).toEqual([
      { algorithmId: ID, engineId: 'tables', parameters: { clusters: 4 }, sample: second.sample, note: '' },
    ]);
    await userEvent.click(view.getByRole('button', { name: 'Validate' }));
    expect(await view.findByText('Too few rows.')).toBeTruthy();
    isFailing = false;
    await userEvent.click(view.getByRole('button', { name: 'Validate' }));
    expect(await view.findByText('12 ms')).toBeTruthy();
  });

  test('that somebody else stored meanwhile are settled parameter by parameter', async () => {
    const draft = versionOf(3, { status: 'draft', parameters: { clusters: 3, seed: 1 } });
    const theirs = { ...draft, revision: 2, parameters: { clusters: 5, seed: 1 }, note: 'theirs' };
    let stored = draft;
    await show({
      '/api/algorithm/version/list': () => listOf([draft]),
      '/api/algorithm/version/detail': () => ok(stored),
      '/api/algorithm/version/update': (body) =>
        (body as { revision: number }).revision < stored.revision
          ? { code: ERROR_CODES.revisionStale, msg: '已被他人修改' }
          : ok({ ...theirs, revision: 3 }),
    });
    await press('Edit v3');
    const form = await panel('Edit v3');
    await userEvent.clear(await form.findByLabelText('簇的数量 clusters'));
    await userEvent.type(form.getByLabelText('簇的数量 clusters'), '7');
    stored = theirs;
    await userEvent.click(form.getByRole('button', { name: 'Saved' }));
    const clusters = within(await form.findByRole('group', { name: /clusters/ }));
    const note = within(form.getByRole('group', { name: 'Change note' }));
    expect(clusters.getByRole<HTMLInputElement>('radio', { name: '我的输入 7' }).checked).toBe(true);
    expect(note.getByRole<HTMLInputElement>('radio', { name: '已保存的内容 theirs' }).checked).toBe(true);
    await userEvent.click(form.getByRole('button', { name: 'Save this choice' }));
    await panel('Version v3');
    expect(askedOf('/api/algorithm/version/update').at(-1)).toMatchObject({
      revision: 2,
      parameters: { clusters: 7, seed: 1 },
      note: 'theirs',
    });
  });

  test('can be made once the engines could be read', async () => {
    let isDown = true;
    await show({ '/api/engine/list': () => (isDown ? { status: 500 } : ok({ list: [engine] })) });
    await screen.findByRole('rowheader', { name: 'v2' });
    await press('New version');
    const form = await panel('New version');
    await form.findByText('The engines could not be read');
    isDown = false;
    await userEvent.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByLabelText(/clusters/)).toBeTruthy();
  });

  test('are put into production from where the alias was seen, and say when somebody was faster', async () => {
    let isMoved = true;
    const { pane } = await show({
      '/api/algorithm/alias/set': () =>
        isMoved ? { code: ERROR_CODES.aliasMoved, msg: '别名已被移动' } : ok({ done: true }),
    });
    await press('设为别名 v2');
    const form = await panel('Point an alias at v2');
    expect(form.getByText('Points at v1 at present')).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Point at this version' }));
    expect(await form.findByText('别名已被移动')).toBeTruthy();
    expect(askedOf('/api/algorithm/alias/set')).toEqual([
      { algorithmId: ID, alias: 'production', version: 2, expected: 1, reason: '' },
    ]);
    isMoved = false;
    await userEvent.click(form.getByRole('button', { name: 'Point at this version' }));
    await waitFor(() => expect(pane.told).toEqual(['success: production points at v2 now']));
  });

  test('are compared two by two, what differs first', async () => {
    await show({
      '/api/algorithm/version/compare': () =>
        ok({
          sample: first.sample,
          sides: [
            { version: first, output: OUTPUT, runMs: 3, failure: null },
            { version: second, output: null, runMs: null, failure: ERROR_CODES.engineTimeout },
          ],
        }),
    });
    await screen.findByRole('rowheader', { name: 'v2' });
    for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
    await press('Compare');
    const view = await panel('Compare two versions');
    expect(await view.findByRole('row', { name: '簇的数量 clusters 2 3 不同' })).toBeTruthy();
    expect(view.getByText('The engine took too long')).toBeTruthy();
    const [{ ids }] = askedOf('/api/algorithm/version/compare') as [{ ids: string[] }];
    expect([...ids].sort()).toEqual([first.id, second.id]);
  });

  test('are rolled back from the last move of an alias', async () => {
    const move: AliasMove = {
      id: ID,
      alias: 'production',
      fromVersion: 2,
      toVersion: 1,
      at: common.createdAt,
      byName: 'admin',
      reason: '更稳',
      isRollBack: false,
      isLast: true,
    };
    await show({
      '/api/algorithm/alias/history': () =>
        listOf([move, { ...move, id: first.id, fromVersion: null, toVersion: 2, isLast: false }]),
      '/api/algorithm/alias/rollBack': () => ok({ done: true }),
    });
    await press('Aliases and history');
    const view = await panel('Aliases and history');
    expect(await view.findByText('v2 → v1')).toBeTruthy();
    await userEvent.click(view.getByRole('button', { name: 'Roll back production' }));
    await waitFor(() => expect(askedOf('/api/algorithm/alias/rollBack')).toEqual([{ id: ID }]));
    await waitFor(() => expect(askedOf('/api/algorithm/alias/history')).toHaveLength(2));
  });

  test('that something points at are not archived, and it is said by what', async () => {
    await show({
      '/api/algorithm/version/archive': () => ({
        code: ERROR_CODES.inUse,
        msg: '正在使用中',
        data: { aliases: ['production'], list: [] },
      }),
    });
    await press('归档 v1');
    const dialog = await panel('归档 v1？');
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await dialog.findByText('Alias production')).toBeTruthy();
  });
});
