import { type LocaleId, translationCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { useState } from 'react';

/** Seconds between two loads while drafts are being written. */
const REFRESH_SECONDS = 1;

/**
 * Returns the newest drafting of a locale. A drafting is background work that writes drafts. While it runs, the hook
 * loads its progress.
 */
export function useDrafting(locale: LocaleId) {
  const [isRunning, setRunning] = useState(false);
  const { data, reload } = useCall(
    translationCalls.drafting,
    { locale },
    { refreshSeconds: isRunning ? REFRESH_SECONDS : 0 },
  );
  const drafting = data?.drafting ?? undefined;
  const isUnfinished = drafting?.status === 'queued' || drafting?.status === 'running';
  if (isUnfinished !== isRunning) setRunning(isUnfinished);
  return { drafting, isRunning: isUnfinished, reload };
}
