import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';

interface Circuit {
  readonly failures: number;
  readonly closedAgainAt: number;
}

/**
 * Stops requests to a remote that keeps failing. After several consecutive failures it waits for a while. A user's
 * Retry ignores the wait, and one success clears all failures.
 */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  isOpen(remote: string): boolean {
    const circuit = this.#circuits.get(remote);
    return circuit !== undefined && this.#now() < circuit.closedAgainAt;
  }

  succeed(remote: string): void {
    this.#circuits.delete(remote);
  }

  fail(remote: string): void {
    const failures = (this.#circuits.get(remote)?.failures ?? 0) + 1;
    const isTooMany = failures >= REMOTE_LIMITS.breakerFailures;
    this.#circuits.set(remote, {
      failures,
      closedAgainAt: isTooMany ? this.#now() + REMOTE_LIMITS.breakerPause : 0,
    });
  }
}
