import { EngineFailure } from '../../engines/engine-failure.ts';

/** Milliseconds, queue included, after which a run is cut off: callers give up soon after. */
const RUN_LIMIT = 50_000;

/**
 * Runs something that its caller, or the time that it takes, can call off.
 *
 * @throws EngineFailure `timeout` or `canceled`, at once, even while the run is still in a queue.
 */
export async function withinRunLimit<Result>(
  caller: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
  limit = RUN_LIMIT,
): Promise<Result> {
  const late = AbortSignal.timeout(limit);
  const signal = AbortSignal.any([caller, late]);
  const calledOff = Promise.withResolvers<never>();
  const callOff = (): void => {
    const failure = late.aborted
      ? new EngineFailure('timeout', `The run took more than ${limit} ms.`)
      : new EngineFailure('canceled', 'The caller went away.');
    calledOff.reject(failure);
  };
  signal.addEventListener('abort', callOff, { once: true });
  if (signal.aborted) callOff();
  try {
    return await Promise.race([calledOff.promise, run(signal)]);
  } finally {
    signal.removeEventListener('abort', callOff);
  }
}
