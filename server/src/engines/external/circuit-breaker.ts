import { OutboundError } from '../../outbound/outbound-error.ts';

/** The number of failures in a row that opens the circuit. */
const MAX_FAILURES = 5;
/**
 * Milliseconds for which the circuit stays open. Then requests are sent again. If the first of them fails too, the
 * circuit opens again at once.
 */
const OPEN_TIME = 15_000;
/** The retry budget. Each retry uses one token, and each successful request adds a part of a token. */
const MAX_RETRY_TOKENS = 5;
const RETRY_TOKENS_PER_SUCCESS = 0.1;

/** Failures after which a request can be sent again safely, because the server has not processed it. */
const TRANSIENT = ['connectFailed', 'notReady'];
/** Failures of the server, and not of one request. */
const OUTAGES = [...TRANSIENT, 'timeout', 'dnsFailed', 'tlsFailed'];

export interface CircuitBreaker {
  /**
   * Sends a request. After a transient failure, sends it once more if the retry budget allows it.
   *
   * @param mayRetry Returns whether the request may be sent again. By default, each request may.
   * @throws OutboundError `notReady` while the circuit is open. The request is then not sent.
   */
  run<Result>(send: () => Promise<Result>, mayRetry?: () => boolean): Promise<Result>;
}

/** Stops sending requests to a server that is down, so that callers do not wait for it. */
export function createCircuitBreaker(clock: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  let retryTokens = MAX_RETRY_TOKENS;

  async function attempt<Result>(send: () => Promise<Result>): Promise<Result> {
    try {
      const result = await send();
      failures = 0;
      retryTokens = Math.min(MAX_RETRY_TOKENS, retryTokens + RETRY_TOKENS_PER_SUCCESS);
      return result;
    } catch (error) {
      if (error instanceof OutboundError && OUTAGES.includes(error.reason)) {
        failures += 1;
        if (failures >= MAX_FAILURES) openUntil = clock() + OPEN_TIME;
      } else {
        // Any other failure, such as a rejected request, shows that the server is not down.
        failures = 0;
      }
      throw error;
    }
  }

  return {
    async run(send, mayRetry = () => true) {
      if (clock() < openUntil)
        throw new OutboundError('notReady', 'The last requests failed. No request is sent for now.');
      try {
        return await attempt(send);
      } catch (error) {
        const isTransient = error instanceof OutboundError && TRANSIENT.includes(error.reason);
        if (!isTransient || retryTokens < 1 || clock() < openUntil || !mayRetry()) throw error;
        retryTokens -= 1;
        return attempt(send);
      }
    },
  };
}
