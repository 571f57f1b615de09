import { afterAll, expect, test } from 'vitest';
import { createEmbeddedEngines } from '../embedded/create-embedded-engines.ts';
import { createEngineRegistry } from '../run/engine-registry.ts';
import { ENGINE_TRIALS } from './engine-trials.ts';
import { readTrialModel } from './public-tables.ts';
import { runTrial } from './run-trial.ts';

const engines = createEngineRegistry(createEmbeddedEngines(readTrialModel));

afterAll(() => engines.stop());

test.each(ENGINE_TRIALS.map((trial) => trial.quick ?? trial))(
  '$engineId is good enough at $task ($metric)',
  { timeout: 180_000 },
  async (trial) => {
    const result = await runTrial(engines, trial);
    expect(result.isPassed, `${trial.metric} ${result.value}`).toBe(true);
  },
);

test('tests every task of every engine', () => {
  const tried = ENGINE_TRIALS.map(({ engineId, task }) => `${engineId} ${task}`);
  const all = engines.engines.flatMap(({ descriptor }) =>
    descriptor.tasks.map((task) => `${descriptor.id} ${task}`),
  );
  expect(new Set(tried)).toEqual(new Set(all));
});

test('each engine states the number of inputs of its trial', { timeout: 60_000 }, async () => {
  for (const { engineId, inputs } of ENGINE_TRIALS) {
    const size = engines.find(engineId)?.descriptor.qualitySet?.size;
    expect(size, engineId).toBe((await inputs()).length);
  }
});
