import type { EngineCaller } from '../core/engine.ts';
import { EngineFailure } from '../core/engine-failure.ts';

/** A run is aborted this many milliseconds after its call arrived. Clients time out soon after that. */
const RUN_LIMIT = 50_000;

/** The caller of a run. The time limit of the run starts when the call arrives. */
export interface RunCaller extends EngineCaller {
  /** The time when the call arrived, by `performance.now()`. */
  readonly arrivedAt: number;
}

/**
 * Runs a function that its caller or the time limit can cancel.
 *
 * @throws EngineFailure `timeout` or `canceled` when the function does not end by itself after its signal aborts.
 */
export async function runWithinLimit<Result>(
  { arrivedAt, signal: disconnectSignal, ...caller }: RunCaller,
  run: (caller: EngineCaller) => Promise<Result>,
  limit = RUN_LIMIT,
): Promise<Result> {
  const timeoutSignal = AbortSignal.timeout(Math.max(0, Math.ceil(arrivedAt + limit - performance.now())));
  const signal = disconnectSignal ? AbortSignal.any([disconnectSignal, timeoutSignal]) : timeoutSignal;
  const aborted = Promise.withResolvers<never>();
  const fail = (): void =>
    aborted.reject(
      timeoutSignal.aborted
        ? new EngineFailure('timeout', `The run took more than ${limit} ms.`)
        : new EngineFailure('canceled', 'The client disconnected.'),
    );
  // Below, `aborted` races with the run, which also receives the signal. The delay lets the run fail first, because its
  // own error says whether it ever started.
  const failLater = (): void => void setImmediate(fail);
  signal.addEventListener('abort', failLater, { once: true });
  if (signal.aborted) failLater();
  try {
    return await Promise.race([aborted.promise, run({ ...caller, signal })]);
  } finally {
    signal.removeEventListener('abort', failLater);
  }
}
