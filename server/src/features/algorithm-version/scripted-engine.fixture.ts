import { z } from 'zod';
import type { Engine } from '../../engines/core/engine.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { createEngineRegistry, type EngineRegistry } from '../../engines/run/engine-registry.ts';

const parametersSchema = z.strictObject({
  clusters: z.int().min(1).max(9).default(2),
  output: z.enum(['labels', 'nonsense', 'failure', 'busy']).default('labels'),
});

/**
 * Gives the rows the labels 0, 1 … in turn. Its parameters can request an invalid output or an
 * error.
 */
const scripted: Engine = {
  descriptor: {
    id: 'scripted',
    name: 'Scripted',
    version: '1.0.0',
    license: 'MIT',
    tasks: ['cluster'],
    languages: [],
    method: 'rules',
    parameters: z.toJSONSchema(parametersSchema, { io: 'input' }),
    limitations: [],
  },
  async run({ input, parameters }) {
    const { clusters, output: outcome } = parametersSchema.parse(parameters);
    if (outcome === 'failure') throw new EngineFailure('failed', 'There are too few rows.');
    if (outcome === 'busy') throw new EngineFailure('busy', 'Too many requests are waiting.');
    const rows = input.kind === 'table' ? input.rows : [];
    const labels = outcome === 'nonsense' ? 'none' : rows.map((_, index) => index % clusters);
    const output = { columns: ['x'], labels, centroids: [[0]], silhouette: null };
    return { output, queueMs: 1, runMs: 2 };
  },
  stop: async () => undefined,
};

export function createScriptedEngines(): EngineRegistry {
  return createEngineRegistry([scripted]);
}

export const TABLE_SAMPLE = {
  kind: 'table' as const,
  columns: ['x'],
  rows: [[1], [2], [3]],
};
