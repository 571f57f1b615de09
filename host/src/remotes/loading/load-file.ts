import type { FailureContext } from '../fetching/remote-failure.ts';
import { withRetry } from '../fetching/with-retry.ts';
import { toLoadFailure } from './load-version.ts';

/**
 * Loads a file of a remote's version, and retries temporary failures.
 *
 * @param load Loads the file with the loader of the remote's own bundle.
 * @throws a `RemoteFailure`.
 */
export function loadFile<Content>(load: () => Promise<Content>, context: FailureContext): Promise<Content> {
  return withRetry(() =>
    load().catch(async (cause: unknown) => {
      throw await toLoadFailure(cause, context);
    }),
  );
}
