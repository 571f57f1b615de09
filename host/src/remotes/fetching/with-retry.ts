import { RemoteFailure } from './remote-failure.ts';
import { REMOTE_LIMITS } from './remote-limits.ts';

/** Repeats what fails in passing, each time after a longer pause; the jitter keeps many browsers from knocking at once. */
export async function withRetry<Result>(
  attempt: () => Promise<Result>,
  attempts: number = REMOTE_LIMITS.attempts,
): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      return await attempt();
    } catch (failure) {
      if (made >= attempts || !(failure instanceof RemoteFailure) || !failure.isPassing) throw failure;
      await pause(backoff(made));
    }
  }
}

/** Milliseconds to wait after the given number of failed attempts: exponential, capped, half of it by chance. */
export function backoff(made: number, chance: number = Math.random()): number {
  const whole = Math.min(REMOTE_LIMITS.backoffBase * 2 ** (made - 1), REMOTE_LIMITS.backoffCap);
  return whole / 2 + (whole / 2) * chance;
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
