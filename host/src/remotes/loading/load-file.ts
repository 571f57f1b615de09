import type { FailureContext } from '../fetching/remote-failure.ts';
import { withRetry } from '../fetching/with-retry.ts';
import { toLoadFailure } from './load-version.ts';

/**
 * Loads a file of a version with the loader of its own bundle, and retries files that could not be loaded.
 *
 * @throws a `RemoteFailure`.
 */
export function loadFile<Content>(load: () => Promise<Content>, context: FailureContext): Promise<Content> {
  return withRetry(() =>
    load().catch(async (cause: unknown) => {
      throw await toLoadFailure(cause, context);
    }),
  );
}
