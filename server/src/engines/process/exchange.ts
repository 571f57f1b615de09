import { isTimeout } from '../../queue/is-timeout.ts';
import { EngineFailure } from '../core/engine-failure.ts';
import type { InputRejection } from '../core/input-rejection.ts';
import type { IsolatedProcess } from '../isolation/start-isolated.ts';
import { type EngineOutput, readEngineResponse } from './engine-response.ts';
import { createFrameHead, createMessageReader } from './message-framing.ts';
import { createRequestMessage } from './request-message.ts';
import { watchMemory } from './watch-memory.ts';

/** The largest response in bytes. The tokens of the longest text take a third of it. */
const RESPONSE_LIMIT = 32 * 2 ** 20;

/** Bytes of memory per byte of a response: its text, its values, and their validated copies. */
const OUTPUT_WEIGHT = 8;

interface ExchangeOptions {
  /** Milliseconds. */
  readonly timeout: number;
  /** Megabytes. */
  readonly memoryLimit: number;
  readonly signal?: AbortSignal | undefined;
  /** Reserves bytes of memory for the output. Returns whether they were free. */
  readonly reserveMemory?: ((bytes: number) => boolean) | undefined;
}

/**
 * Sends one request and waits for its response.
 *
 * @throws EngineFailure If the reason is not `failed` or `busy`, the process must be killed.
 */
export function exchange(
  { child, channel }: IsolatedProcess,
  request: unknown,
  options: ExchangeOptions,
): Promise<EngineOutput> {
  const read = createMessageReader(RESPONSE_LIMIT);
  return new Promise((resolve, reject) => {
    const settle = (callback: () => void) => {
      clearTimeout(timer);
      endWatch();
      channel.off('data', onData);
      child.off('exit', onExit);
      child.off('error', onError);
      options.signal?.removeEventListener('abort', onAbort);
      callback();
    };
    const fail = (reason: EngineFailure['reason'], message: string, rejection?: InputRejection) =>
      settle(() => reject(new EngineFailure(reason, message, rejection)));
    const onData = (chunk: Buffer) => {
      try {
        const message = read(chunk);
        if (!message) return;
        if (options.reserveMemory?.(message.length * OUTPUT_WEIGHT) === false) {
          return fail('busy', 'The server has no memory for the output.');
        }
        const response = readEngineResponse(message);
        if ('error' in response) fail('failed', response.error, response.rejection);
        else settle(() => resolve(response));
      } catch {
        fail('crashed', 'The engine sent an invalid response.');
      }
    };
    const onExit = () => fail('crashed', 'The engine ended while it ran the request.');
    const onError = (error: Error) => fail('crashed', error.message);
    const onAbort = () =>
      isTimeout(options.signal)
        ? fail('timeout', 'The run exceeded its time limit.')
        : fail('canceled', 'The request was canceled.');
    const timer = setTimeout(
      () => fail('timeout', `The request ran longer than ${options.timeout} ms.`),
      options.timeout,
    );
    const endWatch = watchMemory(child.pid, options.memoryLimit, () =>
      fail('crashed', `The request took more than ${options.memoryLimit} MB.`),
    );
    channel.on('data', onData);
    child.once('exit', onExit);
    child.once('error', onError);
    if (options.signal?.aborted) return onAbort();
    options.signal?.addEventListener('abort', onAbort, { once: true });
    const parts = createRequestMessage(request);
    channel.cork();
    channel.write(createFrameHead(parts.reduce((length, part) => length + part.length, 0)));
    for (const part of parts) channel.write(part, (error) => error && onError(error));
    channel.uncork();
  });
}
