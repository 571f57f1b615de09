import { sessionEndedAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';

const SessionLostDialog = lazy(async () => {
  const { SessionLostDialog: Dialog } = await import('../features/session-lost/session-lost-dialog.tsx');
  return { default: Dialog };
});

/** Asks for the password without leaving the page when a session ends during unsaved work. */
export function SessionLost() {
  const isResumable = useAtomValue(sessionEndedAtom)?.isResumable ?? false;
  return isResumable ? (
    <Suspense>
      <SessionLostDialog />
    </Suspense>
  ) : null;
}
