import type { EngineMeasurement } from '@atrium/contract';
import { createEmbeddedEngines } from '../embedded/create-embedded-engines.ts';
import { createEngineRegistry } from '../run/engine-registry.ts';
import { readTestModel } from './public-tables.ts';
import type { QualityTest } from './quality-test.ts';
import { runQualityTest } from './run-quality-test.ts';

/** Warm rounds continue until there are this many runs, or until they have taken this many milliseconds. */
const ENOUGH_RUNS = 100;
const ENOUGH_TIME = 15_000;

/** Measures an engine from a cold start, in a process that nothing else uses, and then repeatedly when it is warm. */
export async function measureEngine(qualityTest: QualityTest): Promise<EngineMeasurement> {
  const engines = createEngineRegistry(createEmbeddedEngines(readTestModel));
  try {
    const cold = await runQualityTest(engines, qualityTest);
    const runTimes: number[] = [];
    let memoryMb = 0;
    const startedAt = performance.now();
    while (runTimes.length < ENOUGH_RUNS && performance.now() - startedAt < ENOUGH_TIME) {
      const { runs } = await runQualityTest(engines, qualityTest);
      runTimes.push(...runs.map(({ runMs }) => runMs));
      memoryMb = Math.max(memoryMb, ...runs.map((run) => run.memoryMb ?? 0));
    }
    return {
      at: new Date().toISOString().slice(0, 10),
      // The first run includes the start of the process.
      loadMs: roundToTenth(cold.runs[0]?.runMs ?? 0),
      p50Ms: roundToTenth(getPercentile(runTimes, 0.5)),
      p95Ms: roundToTenth(getPercentile(runTimes, 0.95)),
      memoryMb: Math.round(memoryMb),
      quality: { metric: qualityTest.metric, value: Math.round(cold.value * 1_000) / 1_000 },
    };
  } finally {
    await engines.stop();
  }
}

function getPercentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}

const roundToTenth = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
