import { ERROR_CODES } from '@atrium/contract';
import { afterAll, expect, test } from 'vitest';
import { createTableEngines } from '../embedded/create-table-engines.ts';
import type { EngineInput, EngineRequest } from './engine.ts';

const engines = createTableEngines();

afterAll(() => Promise.all(engines.map(({ stop }) => stop())));

function run(id: string, request: EngineRequest) {
  const engine = engines.find(({ descriptor }) => descriptor.id === id);
  return engine?.run(request, { user: 'a' });
}

const table = (...rows: (string | number)[][]): EngineInput => ({ kind: 'table', columns: ['a'], rows });

test('an engine rejects an input that it cannot process with the code that its process returns', async () => {
  const parameters = { clusters: 3 };
  await expect(run('kmeans', { task: 'cluster', input: table(['word']), parameters })).rejects.toMatchObject({
    reason: 'failed',
    rejection: { code: ERROR_CODES.noNumbers, data: {} },
  });
  await expect(run('kmeans', { task: 'cluster', input: table([1], [2]), parameters })).rejects.toMatchObject({
    rejection: { code: ERROR_CODES.rowsTooFew, data: { needed: 3, given: 2 } },
  });
  const input: EngineInput = { kind: 'series', values: [1, 2, 3], horizon: 2, season: 2 };
  await expect(run('holt-winters', { task: 'forecast', input, parameters: {} })).rejects.toMatchObject({
    rejection: { code: ERROR_CODES.seriesTooShort, data: { needed: 4, given: 3 } },
  });
});
