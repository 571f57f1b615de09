import type { JobOwner } from '../core/engine.ts';
import { EngineFailure } from '../core/engine-failure.ts';

/** A run is aborted this many milliseconds after its call arrived. Clients time out soon after that. */
const RUN_LIMIT = 50_000;

/** The caller for which an engine works. */
export interface EngineCaller extends JobOwner {
  /** The time when the call arrived, by `performance.now()`. */
  readonly arrivedAt: number;
}

/**
 * Runs a function that its caller or the time limit can cancel.
 *
 * @throws EngineFailure `timeout` or `canceled` when the function does not end by itself after its signal aborts.
 */
export async function withinRunLimit<Result>(
  { arrivedAt, signal: gone, ...caller }: EngineCaller,
  run: (owner: JobOwner) => Promise<Result>,
  limit = RUN_LIMIT,
): Promise<Result> {
  const late = AbortSignal.timeout(Math.max(0, Math.ceil(arrivedAt + limit - performance.now())));
  const signal = gone ? AbortSignal.any([gone, late]) : late;
  const cutOff = Promise.withResolvers<never>();
  const fail = (): void =>
    cutOff.reject(
      late.aborted
        ? new EngineFailure('timeout', `The run took more than ${limit} ms.`)
        : new EngineFailure('canceled', 'The client disconnected.'),
    );
  // Lets the run fail first: only its own error says whether it ever started.
  const failSoon = (): void => void setImmediate(fail);
  signal.addEventListener('abort', failSoon, { once: true });
  if (signal.aborted) failSoon();
  try {
    return await Promise.race([cutOff.promise, run({ ...caller, signal })]);
  } finally {
    signal.removeEventListener('abort', failSoon);
  }
}
