import { RemoteFailure } from './remote-failure.ts';
import { REMOTE_LIMITS } from './remote-limits.ts';

/**
 * Retries temporary failures after increasing pauses. The jitter prevents many browsers from sending requests at the
 * same time.
 */
export async function withRetry<Result>(
  attempt: () => Promise<Result>,
  attempts: number = REMOTE_LIMITS.attempts,
): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      return await attempt();
    } catch (failure) {
      if (made >= attempts || !(failure instanceof RemoteFailure) || !failure.isTransient) throw failure;
      await pause(backoff(made));
    }
  }
}

/**
 * Returns the milliseconds to wait after the given number of failed attempts. The wait is exponential and capped, and
 * half of it is random.
 */
export function backoff(made: number, chance: number = Math.random()): number {
  const delay = Math.min(REMOTE_LIMITS.backoffBase * 2 ** (made - 1), REMOTE_LIMITS.backoffCap);
  return delay / 2 + (delay / 2) * chance;
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
