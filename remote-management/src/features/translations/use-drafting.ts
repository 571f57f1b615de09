import { type LocaleId, translationCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { useState } from 'react';

/** Seconds between two loads while drafts are being written. */
const REFRESH_SECONDS = 1;

/** The newest drafting of a locale. It follows the progress. */
export function useDrafting(locale: LocaleId) {
  const [isRunning, setRunning] = useState(false);
  const { data, reload } = useCall(
    translationCalls.drafting,
    { locale },
    { refreshSeconds: isRunning ? REFRESH_SECONDS : 0 },
  );
  const drafting = data?.drafting ?? undefined;
  const runs = drafting?.status === 'queued' || drafting?.status === 'running';
  if (runs !== isRunning) setRunning(runs);
  return { drafting, isRunning: runs, reload };
}
