import { useRef, useState } from 'react';
import { BusinessError } from '../http/business-error.ts';
import { HttpStatusError } from '../http/http-status-error.ts';
import { NetworkError } from '../http/network-error.ts';
import { reportRequestErrorAtom } from '../http/request-error-atom.ts';
import { useSetAppAtom } from '../store/use-app-atom.ts';

export interface Submission<Handled = BusinessError> {
  readonly isRunning: boolean;
  /**
   * Runs `work` and returns its result. The requests of `work` must be silent: they must not show their errors
   * themselves. Returns undefined if other work is still running, or if the work fails. Errors that the view handles go
   * to `onError`. A toast shows other failed requests.
   */
  submit<Data>(
    work: () => Promise<Data>,
    onError: (error: Handled) => void | Promise<void>,
  ): Promise<Data | undefined>;
}

/**
 * Returns a function that sends the requests of one user action, and whether they run. The view handles business
 * errors, or all errors with `handlesAll`.
 */
export function useSubmission(): Submission;
export function useSubmission(handlesAll: boolean): Submission<unknown>;
export function useSubmission(handlesAll = false): Submission<never> {
  const [isRunning, setRunning] = useState(false);
  // A ref, because two submissions in one event would both read `isRunning` of the last rendering, which is false.
  const isBusy = useRef(false);
  const report = useSetAppAtom(reportRequestErrorAtom);

  async function reportError(error: unknown, onError: (error: never) => void | Promise<void>): Promise<void> {
    if (handlesAll || error instanceof BusinessError) await onError(error as never);
    else if (error instanceof HttpStatusError || error instanceof NetworkError) report(error);
    else throw error;
  }

  return {
    isRunning,
    async submit(work, onError) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setRunning(true);
      try {
        return await work();
      } catch (error) {
        await reportError(error, onError);
        return undefined;
      } finally {
        isBusy.current = false;
        setRunning(false);
      }
    },
  };
}
