import { afterAll, expect, test } from 'vitest';
import { createEmbeddedEngines } from '../embedded/create-embedded-engines.ts';
import { createEngineRegistry } from '../run/engine-registry.ts';
import { readTestModel } from './public-tables.ts';
import { QUALITY_TESTS } from './quality-tests.ts';
import { runQualityTest } from './run-quality-test.ts';

const engines = createEngineRegistry(createEmbeddedEngines(readTestModel));

afterAll(() => engines.stop());

test.each(QUALITY_TESTS.map((qualityTest) => qualityTest.quick ?? qualityTest))(
  '$engineId reaches the required score for $task ($metric)',
  { timeout: 180_000 },
  async (qualityTest) => {
    const result = await runQualityTest(engines, qualityTest);
    expect(result.isPassed, `${qualityTest.metric} ${result.value}`).toBe(true);
  },
);

test('tests every task of every engine', () => {
  const tested = QUALITY_TESTS.map(({ engineId, task }) => `${engineId} ${task}`);
  const all = engines.engines.flatMap(({ descriptor }) =>
    descriptor.tasks.map((task) => `${descriptor.id} ${task}`),
  );
  expect(new Set(tested)).toEqual(new Set(all));
});

test('each engine states the number of inputs of its quality test', { timeout: 60_000 }, async () => {
  for (const { engineId, inputs } of QUALITY_TESTS) {
    const size = engines.find(engineId)?.descriptor.qualitySet?.size;
    expect(size, engineId).toBe((await inputs()).length);
  }
});
