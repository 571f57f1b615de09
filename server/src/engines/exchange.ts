import type { ChildProcess } from 'node:child_process';
import { EngineFailure } from './engine-failure.ts';
import type { Refusal } from './input-refusal.ts';
import { isTimeout } from './is-timeout.ts';
import { watchMemory } from './watch-memory.ts';

/** What an engine's process answers to a job. */
export type EngineAnswer = EngineOutput | { readonly error: string; readonly refusal?: Refusal };

export interface EngineOutput {
  readonly output: unknown;
  /** Megabytes that the process holds once the job is done. */
  readonly memoryMb: number;
}

interface ExchangeOptions {
  /** Milliseconds. */
  readonly limit: number;
  /** Megabytes. */
  readonly memoryLimit: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends one job and waits for its answer; the process is the caller's to kill when this throws. */
export function exchange(child: ChildProcess, job: unknown, options: ExchangeOptions): Promise<EngineOutput> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      endWatch();
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      options.signal?.removeEventListener('abort', onAbort);
      act();
    };
    const fail = (reason: EngineFailure['reason'], message: string, refusal?: Refusal) =>
      settle(() => reject(new EngineFailure(reason, message, refusal)));
    const onMessage = (answer: unknown) => {
      const parsed = answer as EngineAnswer;
      if ('error' in parsed) fail('failed', parsed.error, parsed.refusal);
      else settle(() => resolve(parsed));
    };
    const onExit = () => fail('crashed', 'The engine ended while it ran the job.');
    const onError = (error: Error) => fail('crashed', error.message);
    const onAbort = () =>
      isTimeout(options.signal)
        ? fail('timeout', 'The time of the run is up.')
        : fail('canceled', 'The job was canceled.');
    const timer = setTimeout(
      () => fail('timeout', `The job ran longer than ${options.limit} ms.`),
      options.limit,
    );
    const endWatch = watchMemory(child.pid, options.memoryLimit, () =>
      fail('crashed', `The job took more than ${options.memoryLimit} MB.`),
    );
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.once('error', onError);
    if (options.signal?.aborted) return onAbort();
    options.signal?.addEventListener('abort', onAbort, { once: true });
    child.send(job as object, (error) => {
      if (error) onError(error);
    });
  });
}
