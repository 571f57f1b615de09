import { appStore, writeLogAtom } from '@atrium/runtime';

/** Texts that could not be had and are done without: a matter for the log, not for the person. */
export function reportTextFailure(what: string, cause: unknown): void {
  const reason = cause instanceof Error ? cause.message : String(cause);
  appStore.set(writeLogAtom, { message: `texts: ${what}: ${reason}`, type: 'error' });
}
