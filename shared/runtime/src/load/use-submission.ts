import { useState } from 'react';
import { BusinessError } from '../http/business-error.ts';
import { HttpStatusError } from '../http/http-status-error.ts';
import { NetworkError } from '../http/network-error.ts';
import { reportRequestErrorAtom } from '../http/request-error-atom.ts';
import { useSetAppAtom } from '../store/use-app-atom.ts';

export interface Submission {
  readonly isRunning: boolean;
  /**
   * Runs work made of silent requests, unless it runs already; answers what it answers. A refusal of the server's goes
   * to `onRefusal`, to be shown at the form; every other failed request is told by a popup. The form keeps its input.
   */
  submit<Data>(
    work: () => Promise<Data>,
    onRefusal: (error: BusinessError) => void | Promise<void>,
  ): Promise<Data | undefined>;
}

/** The sending of a form. */
export function useSubmission(): Submission {
  const [isRunning, setRunning] = useState(false);
  const report = useSetAppAtom(reportRequestErrorAtom);

  async function settle<Data>(
    work: () => Promise<Data>,
    onRefusal: (error: BusinessError) => void | Promise<void>,
  ): Promise<Data | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      await onRefusal(error);
      return undefined;
    }
  }

  return {
    isRunning,
    async submit(work, onRefusal) {
      if (isRunning) return undefined;
      setRunning(true);
      try {
        return await settle(work, onRefusal);
      } catch (error) {
        const isTold = error instanceof HttpStatusError || error instanceof NetworkError;
        if (!isTold) throw error;
        report(error);
        return undefined;
      } finally {
        setRunning(false);
      }
    },
  };
}
