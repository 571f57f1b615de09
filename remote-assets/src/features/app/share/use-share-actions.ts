import { type BodyOf, shareCalls } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import { useState } from 'react';
import { useOpenApp } from '../open-app.ts';

type Body = Omit<BodyOf<typeof shareCalls.set>, 'appId'>;

/**
 * Returns functions that share the open app or change the level of a share (`share`), and that remove a share. After
 * each change, even after a failed one, they call `onChanged`, which loads the shares again.
 */
export function useShareActions(onChanged: () => Promise<void>) {
  const { app } = useOpenApp();
  const { isRunning, submit } = useSubmission();
  const [error, setError] = useState<string>();
  const run = async (work: () => Promise<unknown>) => {
    setError(undefined);
    await submit(work, ({ msg }) => setError(msg));
    await onChanged();
  };
  return {
    error,
    isRunning,
    share: (body: Body) => run(() => request(shareCalls.set, { appId: app.id, ...body }, { isSilent: true })),
    remove: (id: string) => run(() => request(shareCalls.remove, { id }, { isSilent: true })),
  };
}
