import { type BusinessError, useSubmission } from '@atrium/runtime';
import { useState } from 'react';

/** Runs an action of a view, and stores its last business error. */
export function useAction() {
  const { isRunning, submit } = useSubmission();
  const [error, setError] = useState<BusinessError>();
  return {
    isRunning,
    error,
    /** Runs silent requests. Returns undefined if they fail. While earlier requests run, `work` is ignored. */
    run<Data>(work: () => Promise<Data>): Promise<Data | undefined> {
      setError(undefined);
      return submit(work, setError);
    },
  };
}
