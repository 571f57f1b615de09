import { appStore, writeLogAtom } from '@atrium/runtime';

/** Logs texts that failed to load. The page works without them, so the user sees no error. */
export function reportTextFailure(source: string, cause: unknown): void {
  const reason = cause instanceof Error ? cause.message : String(cause);
  appStore.set(writeLogAtom, { message: `texts: ${source}: ${reason}`, type: 'error' });
}
