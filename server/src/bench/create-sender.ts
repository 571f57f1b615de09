import { findPercentile } from './find-percentile.ts';

/** A request that is sent many times. */
export interface SentRequest {
  readonly address: string;
  readonly options: RequestInit;
}

type Measurements = Omit<LoadMeasurement, 'phase'>;
interface Outcome {
  readonly outcome: 'succeeded' | 'rejected' | 'failed';
  /** Milliseconds until the response ends: in `sendAtRate` since the request was due, otherwise since it was sent. */
  readonly took: number;
}

/** Milliseconds after which a request counts as failed. */
const TIMEOUT = 30_000;

/** Creates a client that sends the given requests in turn, repeatedly. */
export function createSender(requests: readonly SentRequest[]) {
  let next = 0;

  async function send(since = performance.now()): Promise<Outcome> {
    const request = requests[next++ % requests.length];
    if (!request) throw new Error('There are no requests.');
    const outcome = await fetch(request.address, {
      ...request.options,
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(readOutcome, () => 'failed' as const);
    return { outcome, took: performance.now() - since };
  }

  return {
    /**
     * Sends `perSecond` requests per second for the given number of seconds, without waiting for earlier responses.
     * Response times are measured from the time at which each request was due.
     */
    async sendAtRate(perSecond: number, seconds: number): Promise<Measurements> {
      const startedAt = performance.now();
      const pending: Promise<Outcome>[] = [];
      while (pending.length < perSecond * seconds) {
        const due = startedAt + (pending.length / perSecond) * 1_000;
        if (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
        else pending.push(send(due));
      }
      return summarizeOutcomes(await Promise.all(pending), performance.now() - startedAt);
    },

    /**
     * Runs this many parallel callers for `duration` milliseconds. Each caller sends its next request as soon as it
     * receives the previous response.
     */
    async runCallers(callers: number, duration: number): Promise<Measurements> {
      const startedAt = performance.now();
      const outcomes = await Promise.all(
        Array.from({ length: callers }, async () => {
          const callerOutcomes: Outcome[] = [];
          do callerOutcomes.push(await send());
          while (performance.now() - startedAt < duration);
          return callerOutcomes;
        }),
      );
      return summarizeOutcomes(outcomes.flat(), performance.now() - startedAt);
    },
  };
}

async function readOutcome(response: Response): Promise<Outcome['outcome']> {
  // The response time includes the body, and an unread body would block its connection.
  await response.arrayBuffer();
  if (response.status === 200) return 'succeeded';
  const isLimited = response.status === 503 || response.status === 429;
  return isLimited && response.headers.has('retry-after') ? 'rejected' : 'failed';
}

function summarizeOutcomes(outcomes: readonly Outcome[], duration: number): Measurements {
  const count = (expected: Outcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === expected).length;
  const responseTimes = outcomes.filter(({ outcome }) => outcome === 'succeeded').map(({ took }) => took);
  return {
    perSecond: Math.round((outcomes.length / duration) * 1_000),
    succeeded: count('succeeded'),
    rejected: count('rejected'),
    failed: count('failed'),
    p50: findPercentile(responseTimes, 0.5),
    p95: findPercentile(responseTimes, 0.95),
    p99: findPercentile(responseTimes, 0.99),
  };
}

/** The percentiles are response times of the requests that succeeded, in milliseconds. */
export interface LoadMeasurement {
  readonly phase: string;
  /** Requests per second, whatever their outcome. */
  readonly perSecond: number;
  readonly succeeded: number;
  /** Rejected with status 429 or 503 and a `Retry-After` header. */
  readonly rejected: number;
  /** Every other outcome: another response, a network error or a timeout. */
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}
