import { type BodyOf, shareCalls } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import { useState } from 'react';
import { useOpenApp } from '../open-app.ts';

type Body = Omit<BodyOf<typeof shareCalls.set>, 'appId'>;

/**
 * Returns `share`, which shares the open app or changes the level of a share, and `remove`, which
 * removes a share. Both then call `onChanged`, even after a failure, to load the shares again.
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
