import { appCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { useOpenApp } from './open-app.ts';

/** Status changes that need no details. */
type Transition = 'activate' | 'pause' | 'lift' | 'remove' | 'restore';

/** Performs an action on the open app as a whole, and shows the app's new state. */
export function useAppTransition() {
  const { app, reload, markRemoved } = useOpenApp();
  const { toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const { id, kind } = app;
  return {
    isRunning,
    /** A toast reports a business error. */
    async transition(name: Transition): Promise<void> {
      const calls = appCalls[kind];
      const done = await submit(
        async () => {
          if (name === 'remove' || name === 'restore')
            await request(calls[name], { ids: [id] }, { isSilent: true });
          else await request(calls[name], { id }, { isSilent: true });
          return true;
        },
        (error) => toasts.error(error.msg),
      );
      if (done && name === 'remove') markRemoved(true);
      else await reload();
      if (done && name === 'restore') markRemoved(false);
    },
  };
}
