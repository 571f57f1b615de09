import { ERROR_CODES, LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import type { Engine, EngineRequest } from '../core/engine.ts';
import { createEngineRegistry } from './engine-registry.ts';
import { runTask, type TaskRequest } from './run-task.ts';

const requests: EngineRequest[] = [];

function createEngineWithOutput(output: unknown): Engine {
  return {
    descriptor: {
      id: 'scripted',
      name: 'Scripted',
      version: '1',
      license: 'MIT',
      tasks: ['language', 'ocr', 'cluster', 'forecast'],
      languages: [],
      method: 'rules',
      parameters: {
        type: 'object',
        properties: {
          count: { type: 'integer', minimum: 1, default: 3 },
          only: { type: 'array', items: { type: 'string', enum: ['zh', 'en'] } },
        },
        additionalProperties: false,
      },
      limitations: [],
    },
    async run(request) {
      requests.push(request);
      return { output, queueMs: 1, runMs: 2 };
    },
    stop: async () => undefined,
  };
}

function run(request: Partial<TaskRequest>, output: unknown = { candidates: [] }) {
  return runTask(createEngineRegistry([createEngineWithOutput(output)]), {
    engineId: 'scripted',
    task: 'language',
    input: { kind: 'text', text: 'hello' },
    parameters: {},
    caller: { user: 'a', arrivedAt: performance.now() },
    ...request,
  });
}

describe('a task', () => {
  test('runs with the defaults of omitted parameters, and returns only the properties of the contract', async () => {
    const candidate = { language: 'en', score: 1 };
    const { output, runMs } = await run({}, { candidates: [candidate], secret: 'of the engine' });
    expect(output).toEqual({ candidates: [candidate] });
    expect(runMs).toBe(2);
    expect(requests.at(-1)?.parameters).toEqual({ count: 3 });
  });

  test.each([
    [{ count: 0 }, 'parameters.count'],
    [{ only: ['zh', 'xx'] }, 'parameters.only.1'],
    [{ temperature: 1 }, 'parameters.temperature'],
  ])('rejects parameters that the engine does not support: %j', async (parameters, field) => {
    const code = ERROR_CODES.parametersInvalid;
    await expect(run({ parameters })).rejects.toMatchObject({ code, fields: [field] });
  });

  test.each<[string, Partial<TaskRequest>, number]>([
    ['an engine that does not exist', { engineId: 'gone' }, ERROR_CODES.engineUnavailable],
    ['a task that the engine does not support', { task: 'barcode' }, ERROR_CODES.engineUnavailable],
    ['another kind of input', { task: 'ocr' }, ERROR_CODES.invalid],
    [
      'an image without bytes',
      { task: 'ocr', input: { kind: 'image', image: new Uint8Array() } },
      ERROR_CODES.invalid,
    ],
    [
      'a text that is too long',
      { input: { kind: 'text', text: 'x'.repeat(LIMITS.textLength + 1) } },
      ERROR_CODES.textTooLong,
    ],
    [
      'a row with one cell too few',
      { task: 'cluster', input: { kind: 'table', columns: ['a', 'b'], rows: [[1, 2], [3]] } },
      ERROR_CODES.invalid,
    ],
  ])('rejects %s before the engine runs', async (_name, request, code) => {
    const before = requests.length;
    await expect(run(request)).rejects.toMatchObject({ code });
    expect(requests).toHaveLength(before);
  });

  test('fails when the output breaks the contract', async () => {
    const output = { candidates: [{ language: 'en', score: 7 }] };
    await expect(run({}, output)).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('candidates.0.score'),
    });
  });

  test('fills the missing values of a series, and adds dates to its forecast', async () => {
    const { output } = await run(
      {
        task: 'forecast',
        input: {
          kind: 'series',
          values: [1, null, 3],
          horizon: 2,
          season: 0,
          dates: { first: '2026-01-30', unit: 'day', every: 1 },
        },
      },
      { mean: [4, 5], lower: [3, 4], upper: [5, 6] },
    );
    expect(requests.at(-1)?.input).toMatchObject({ values: [1, 2, 3] });
    expect(output).toMatchObject({ dates: ['2026-02-02', '2026-02-03'] });
  });
});
