import { BusinessError, useSubmission } from '@atrium/runtime';
import { useState } from 'react';

/** Runs an action of a view, and stores its last business error. */
export function useAction() {
  const { isRunning, submit } = useSubmission();
  const [error, setError] = useState<BusinessError>();
  const [failure, setFailure] = useState<unknown>();
  /**
   * Runs `work`, whose requests must be silent: they must not show their errors themselves. Returns undefined if the
   * work fails. A toast shows an error that is not a business error. Does nothing while other work is running.
   */
  const run = <Data>(work: () => Promise<Data>): Promise<Data | undefined> => {
    setError(undefined);
    setFailure(undefined);
    return submit(work, setError);
  };
  return {
    isRunning,
    error,
    /** The error of the last `attempt` if it is not a business error. */
    failure,
    run,
    /** Like `run`, for a view that shows `failure` where the result would be. No toast appears. */
    attempt<Data>(work: () => Promise<Data>): Promise<Data | undefined> {
      return run(async () => {
        try {
          return await work();
        } catch (caught) {
          if (caught instanceof BusinessError) throw caught;
          setFailure(caught);
          return undefined;
        }
      });
    },
  };
}
