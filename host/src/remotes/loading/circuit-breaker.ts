import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';

interface Circuit {
  readonly failures: number;
  readonly closedAgainAt: number;
}

/**
 * Stops asking a remote that keeps failing. After some failures in a row it is left alone for a while; a person's
 * Retry is not bound by that, and one success forgets all.
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
