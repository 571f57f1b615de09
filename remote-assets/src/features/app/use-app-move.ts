import { appCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { useOpenApp } from './open-app.ts';

/** Changes of state that need no more words than their names. */
type Move = 'activate' | 'pause' | 'lift' | 'remove' | 'restore';

/** Does something with the open app as a whole, and shows it as it is then. */
export function useAppMove() {
  const { app, reload, markRemoved } = useOpenApp();
  const { notices } = usePane();
  const { isRunning, submit } = useSubmission();
  const { id, kind } = app;
  return {
    isMoving: isRunning,
    /** A refusal is told by a popup. */
    async move(name: Move): Promise<void> {
      const calls = appCalls[kind];
      const done = await submit(
        async () => {
          if (name === 'remove' || name === 'restore')
            await request(calls[name], { ids: [id] }, { isSilent: true });
          else await request(calls[name], { id }, { isSilent: true });
          return true;
        },
        (error) => notices.error(error.msg),
      );
      if (done && name === 'remove') markRemoved(true);
      else await reload();
      if (done && name === 'restore') markRemoved(false);
    },
  };
}
