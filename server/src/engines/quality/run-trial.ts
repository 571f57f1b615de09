import { EngineFailure } from '../core/engine-failure.ts';
import type { EngineRegistry } from '../run/engine-registry.ts';
import { runTask, type TaskRun } from '../run/run-task.ts';
import type { EngineTrial } from './engine-trial.ts';

export interface TrialResult {
  readonly value: number;
  readonly isPassed: boolean;
  /** Each run, in the order of the inputs. */
  readonly runs: readonly TaskRun[];
}

/**
 * Runs an engine on every input of a trial, one after the other.
 *
 * @throws EngineFailure when the engine fails on any input.
 */
export async function runTrial(engines: EngineRegistry, trial: EngineTrial): Promise<TrialResult> {
  const { engineId, task, parametersFor, bound } = trial;
  const runs: TaskRun[] = [];
  for (const [index, next] of (await trial.inputs()).entries()) {
    const input = typeof next === 'function' ? await next() : next;
    const parameters = { ...trial.parameters, ...parametersFor?.(index) };
    const caller = { user: 'trial', arrivedAt: performance.now() };
    runs.push(await runTask(engines, { engineId, task, input, parameters, caller }));
  }
  if (runs.length === 0) throw new EngineFailure('failed', `The trial of ${engineId} has no inputs.`);
  const value = trial.score(runs.map(({ output }) => output));
  const isPassed = 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
  return { value, isPassed, runs };
}
