import { type LocaleId, translationCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { useState } from 'react';

/** Seconds between two loads while drafts are being written. */
const REFRESH_SECONDS = 1;

/**
 * Returns the newest drafting of a locale. A drafting is background work that writes drafts. While it is queued or
 * runs, it is unfinished, and the hook loads its progress.
 */
export function useDrafting(locale: LocaleId) {
  const [isPolling, setPolling] = useState(false);
  const { data, reload } = useCall(
    translationCalls.drafting,
    { locale },
    { refreshSeconds: isPolling ? REFRESH_SECONDS : 0 },
  );
  const drafting = data?.drafting ?? undefined;
  const isUnfinished = drafting?.status === 'queued' || drafting?.status === 'running';
  if (isUnfinished !== isPolling) setPolling(isUnfinished);
  return { drafting, isUnfinished, reload };
}
