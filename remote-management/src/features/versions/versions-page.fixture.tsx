import type { Algorithm, AlgorithmVersionDetail, EngineInfo } from '@atrium/contract';
import {
  createTestPane,
  renderWithAtrium,
  startTestApi,
  type TestApi,
  type TestResponse,
} from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { VersionsPage } from './versions-page.tsx';

export const ID = '01890000-0000-7000-8000-000000000001';

export const common = {
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  revision: 1,
  createdByName: 'admin',
};

export const algorithm: Algorithm = {
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
  runsInWeek: 0,
  errorRate: null,
  p95Ms: null,
};

export const engine: EngineInfo = {
  id: 'tables',
  name: 'Tables',
  version: '1.0.0',
  license: 'MIT',
  tasks: ['cluster'],
  languages: [],
  method: 'rules',
  parameters: {
    type: 'object',
    properties: { clusters: { type: 'integer', minimum: 1, maximum: 9, default: 2, title: 'Clusters' } },
  },
  limitations: [],
  measured: null,
};

export const createVersion = (
  number: number,
  changes: Partial<AlgorithmVersionDetail> = {},
): AlgorithmVersionDetail => ({
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
  ...changes,
});

export const [first, second] = [createVersion(1, { aliases: ['production'] }), createVersion(2)];
export const OUTPUT = { columns: ['x'], labels: [0, 1], centroids: [[1], [2]], silhouette: 0.5 };

let api: TestApi | undefined;

afterEach(async () => {
  cleanup();
  await api?.close();
});

export const ok = (data: unknown): TestResponse => ({ code: 0, data });
export const listResponse = (list: readonly unknown[]) => ok({ list, total: list.length });

/** Renders the page of an algorithm's versions on its own test server. */
export async function showVersions(
  responses: Record<string, (body: unknown) => TestResponse> = {},
  query = '',
) {
  const server = await startTestApi({
    '/api/algorithm/detail': () => ok(algorithm),
    '/api/algorithm/version/list': () => listResponse([second, first]),
    '/api/algorithm/version/detail': (body) => ok((body as { id: string }).id === first.id ? first : second),
    '/api/engine/list': () => ok({ list: [engine] }),
    ...responses,
  });
  api = server;
  const pane = createTestPane(`/admin/algorithm/algorithm/versions/${ID}${query}`, { id: ID });
  return await renderWithAtrium(<VersionsPage />, {
    catalogs: { management: catalogs },
    deployment: server.deployment,
    pane,
  });
}

export const findRequestBodies = (path: string) =>
  (api?.requested ?? []).filter((one) => one.path === path).map(({ body }) => body);
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));
