import { userIdAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isThrifty, whenIdle } from '../../remotes/index.ts';
import { nextPreloadAtom, preloadNextAtom, stopPreloadAtom } from './idle-preload-atoms.ts';

/** Milliseconds of rest after which the shell counts as settled. */
const REST = 1_000;

/**
 * Fetches the pages that are likely to be opened next in idle moments, one after the other; none where data is to be
 * saved. The user who signs out, or in as somebody else, ends it.
 */
export function useIdlePreload(): void {
  const next = useAtomValue(nextPreloadAtom);
  const preload = useSetAtom(preloadNextAtom);
  const stop = useSetAtom(stopPreloadAtom);
  const userId = useAtomValue(userIdAtom);

  useEffect(() => {
    if (!next) return undefined;
    return whenIdle(() => {
      if (!isThrifty()) void preload(next);
    }, REST);
  }, [next, preload]);

  useEffect(() => {
    if (userId) return () => stop();
    return undefined;
  }, [userId, stop]);
}
