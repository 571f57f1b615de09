import type { FailurePlace } from '../fetching/remote-failure.ts';
import { withRetry } from '../fetching/with-retry.ts';
import { entryFailure } from './load-version.ts';

/**
 * Loads a file of a version by the loader that its program brings, and asks again for what could not be had. Throws a
 * `RemoteFailure`.
 */
export function loadFile<Content>(load: () => Promise<Content>, place: FailurePlace): Promise<Content> {
  return withRetry(() =>
    load().catch(async (cause: unknown) => {
      throw await entryFailure(cause, place);
    }),
  );
}
