import { lazy, Suspense } from 'react';
import { useAreTableMessagesLoaded } from '../core/index.ts';
import type { ConflictFormProps } from './conflict-form.tsx';

const ConflictForm = lazy(() =>
  import('./conflict-form.tsx').then((module) => ({ default: module.ConflictForm })),
);

/**
 * Shows the values of the form beside those that another user has stored meanwhile. The user chooses one of them for
 * each field. Loads on demand.
 */
export function ConflictChoice(props: ConflictFormProps) {
  const isReady = useAreTableMessagesLoaded();
  return <Suspense fallback={null}>{isReady ? <ConflictForm {...props} /> : null}</Suspense>;
}
