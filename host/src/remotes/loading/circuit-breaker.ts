import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';

interface Circuit {
  /** The number of consecutive failures. */
  readonly failureCount: number;
  /** The end of the pause, in milliseconds since 1970. 0 if there is no pause. */
  readonly openUntil: number;
}

/**
 * After several consecutive failures of a remote, reports that requests to this remote should pause for a while. One
 * success resets the count of failures. Callers ignore the breaker if the user retries.
 */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns whether requests to a remote should pause now. */
  isOpen(remote: string): boolean {
    const circuit = this.#circuits.get(remote);
    return circuit !== undefined && this.#now() < circuit.openUntil;
  }

  recordSuccess(remote: string): void {
    this.#circuits.delete(remote);
  }

  recordFailure(remote: string): void {
    const failureCount = (this.#circuits.get(remote)?.failureCount ?? 0) + 1;
    const hasTooManyFailures = failureCount >= REMOTE_LIMITS.breakerFailures;
    this.#circuits.set(remote, {
      failureCount,
      openUntil: hasTooManyFailures ? this.#now() + REMOTE_LIMITS.breakerPause : 0,
    });
  }
}
