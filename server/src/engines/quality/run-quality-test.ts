import { EngineFailure } from '../core/engine-failure.ts';
import type { EngineRegistry } from '../run/engine-registry.ts';
import { runTask, type TaskRun } from '../run/run-task.ts';
import type { QualityTest } from './quality-test.ts';

export interface QualityTestResult {
  /** The score of the outputs. */
  readonly value: number;
  readonly isPassed: boolean;
  /** Each run, in the order of the inputs. */
  readonly runs: readonly TaskRun[];
}

/**
 * Runs an engine on every input of a quality test, one after the other.
 *
 * @throws EngineFailure when the engine fails on any input.
 */
export async function runQualityTest(
  engines: EngineRegistry,
  qualityTest: QualityTest,
): Promise<QualityTestResult> {
  const { engineId, task, parametersFor, bound } = qualityTest;
  const runs: TaskRun[] = [];
  for (const [index, testInput] of (await qualityTest.inputs()).entries()) {
    const input = typeof testInput === 'function' ? await testInput() : testInput;
    const parameters = { ...qualityTest.parameters, ...parametersFor?.(index) };
    const caller = { user: 'quality-test', arrivedAt: performance.now() };
    runs.push(await runTask(engines, { engineId, task, input, parameters, caller }));
  }
  if (runs.length === 0) throw new EngineFailure('failed', `The quality test of ${engineId} has no inputs.`);
  const value = qualityTest.score(runs.map(({ output }) => output));
  const isPassed = 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
  return { value, isPassed, runs };
}
