import { appCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { useOpenApp } from './open-app.ts';

/** Changes of an app that need only its id. `lift` ends the suspension of the app. */
type Transition = 'activate' | 'pause' | 'lift' | 'remove' | 'restore';

/** Returns a function that changes the status of the open app, removes or restores it, and shows the result. */
export function useAppTransition() {
  const { app, reload, setRemoved } = useOpenApp();
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
      // The server does not return a removed app. After `restore`, the app is loaded before the page shows it again.
      if (done && name === 'remove') setRemoved(true);
      else await reload();
      if (done && name === 'restore') setRemoved(false);
    },
  };
}
