import { userIdAtom, whenIdle } from '@atrium/runtime';
import { shouldAvoidPreloading } from '@atrium/ui/shell';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import {
  hasPreloadedAtom,
  nextPreloadAtom,
  preloadNextAtom,
  preloadTriggerAtom,
  stopPreloadAtom,
} from './idle-preload-atoms.ts';

/** The first preload starts at the first idle time after this many milliseconds without a change of the trigger. */
const IDLE_AFTER = 1_000;

/**
 * Preloads the pages that are likely to be opened next, one after the other, at idle time. Does nothing while the
 * browser is in data-saver mode or the connection is slow. Signing out or signing in as another user stops it.
 */
export function useIdlePreload(): void {
  const store = useStore();
  const trigger = useAtomValue(preloadTriggerAtom);
  const preload = useSetAtom(preloadNextAtom);
  const stop = useSetAtom(stopPreloadAtom);
  const userId = useAtomValue(userIdAtom);

  useEffect(() => {
    // `trigger` is never empty. Because the effect reads it, the effect runs again whenever it changes.
    if (!trigger) return undefined;
    // Only the first preload waits. The next ones start as soon as the browser is idle.
    const delay = store.get(hasPreloadedAtom) ? 0 : IDLE_AFTER;
    return whenIdle(() => {
      // Computed only when the browser is idle, because this compares each menu entry with each route.
      const next = shouldAvoidPreloading() ? undefined : store.get(nextPreloadAtom);
      if (next) void preload(next);
    }, delay);
  }, [trigger, store, preload]);

  useEffect(() => {
    if (userId) return () => stop();
    return undefined;
  }, [userId, stop]);
}
