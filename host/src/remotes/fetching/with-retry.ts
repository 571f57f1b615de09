import { RemoteFailure } from './remote-failure.ts';
import { REMOTE_LIMITS } from './remote-limits.ts';

/**
 * Retries temporary failures after increasing pauses. The pauses are partly random, so that many browsers do not send
 * requests at the same time.
 */
export async function withRetry<Result>(
  perform: () => Promise<Result>,
  attempts: number = REMOTE_LIMITS.attempts,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await perform();
    } catch (failure) {
      if (attempt >= attempts || !(failure instanceof RemoteFailure) || !failure.isTransient) throw failure;
      await pause(computeRetryDelay(attempt));
    }
  }
}

/**
 * Returns the milliseconds to wait after the given number of failed attempts. The longest wait doubles with each
 * attempt, up to a limit. The result is a random time between half of the longest wait and the whole.
 */
export function computeRetryDelay(failedAttempts: number, random: number = Math.random()): number {
  const delay = Math.min(REMOTE_LIMITS.backoffBase * 2 ** (failedAttempts - 1), REMOTE_LIMITS.backoffCap);
  return delay / 2 + (delay / 2) * random;
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
