import {
  ERROR_CODES,
  LIMITS,
  listStepDates,
  TASKS,
  type TaskId,
  type TaskOutput,
  taskInputSchema,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RunInput } from '../core/engine.ts';
import { EngineFailure } from '../core/engine-failure.ts';
import type { EngineRegistry } from './engine-registry.ts';
import { fillGaps } from './fill-gaps.ts';
import { readParameters } from './read-parameters.ts';
import { type RunCaller, runWithinLimit } from './run-within-limit.ts';

export interface TaskRequest {
  readonly engineId: string;
  readonly task: TaskId;
  readonly input: RunInput;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly caller: RunCaller;
}

export interface TaskRun {
  readonly output: TaskOutput;
  /** Milliseconds that the request waited for earlier requests. */
  readonly queueMs: number;
  /** Milliseconds of the run itself. */
  readonly runMs: number;
  /** Memory of the engine process in megabytes. Undefined if there is no process. */
  readonly memoryMb?: number | undefined;
}

/**
 * Runs one task on one engine and validates both sides: parameters by the engine's schema, input and output by the
 * task's contract.
 *
 * @throws BusinessError when the request is invalid or the engine does not exist.
 * @throws EngineFailure when the engine returns no output, or output that violates the contract.
 */
export async function runTask(engines: EngineRegistry, request: TaskRequest): Promise<TaskRun> {
  const { engineId, task, input, caller } = request;
  const engine = engines.find(engineId);
  if (!engine?.descriptor.tasks.includes(task)) throw new BusinessError(ERROR_CODES.engineUnavailable);
  assertInput(task, input);
  const parameters = readParameters(engine.descriptor, request.parameters);
  const filled = input.kind === 'series' ? { ...input, values: fillGaps(input) } : input;
  const run = await runWithinLimit(caller, (engineCaller) =>
    engine.run({ task, input: filled, parameters }, engineCaller),
  );
  const parsed = TASKS[task].output.safeParse(run.output);
  if (!parsed.success) {
    const paths = parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 3);
    throw new EngineFailure('failed', `The engine's output breaks the contract: ${paths.join(', ')}.`);
  }
  return { ...run, output: addDates(input, parsed.data) };
}

/** Adds the date of each forecast value, if the series has dates. */
function addDates(input: RunInput, output: TaskOutput): TaskOutput {
  if (input.kind !== 'series' || !input.dates || !('mean' in output)) return output;
  return { ...output, dates: listStepDates(input.dates, input.values.length, output.mean.length) };
}

function assertInput(task: TaskId, input: RunInput): void {
  if (input.kind !== TASKS[task].input) throw new BusinessError(ERROR_CODES.invalid, undefined, ['input']);
  if (input.kind === 'image') {
    const { length } = input.image;
    if (length > 0 && length <= LIMITS.imageBytes) return;
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['input.image']);
  }
  if (input.kind === 'text' && input.text.length > LIMITS.textLength) {
    throw new BusinessError(ERROR_CODES.textTooLong, undefined, ['input.text']);
  }
  const parsed = taskInputSchema.safeParse(input);
  if (parsed.success) return;
  const paths = parsed.error.issues.map((issue) => ['input', ...issue.path].join('.'));
  throw new BusinessError(ERROR_CODES.invalid, undefined, [...new Set(paths)]);
}
