import { lazy, Suspense } from 'react';
import { useAreTableMessagesLoaded } from '../core/index.ts';
import type { ConflictFormProps } from './conflict-form.tsx';

const ConflictForm = lazy(() =>
  import('./conflict-form.tsx').then((module) => ({ default: module.ConflictForm })),
);

/**
 * Shows the values that another user has stored beside the entered ones. The user chooses for each field. Loads on
 * demand.
 */
export function ConflictChoice(props: ConflictFormProps) {
  const isReady = useAreTableMessagesLoaded();
  return <Suspense fallback={null}>{isReady ? <ConflictForm {...props} /> : null}</Suspense>;
}
