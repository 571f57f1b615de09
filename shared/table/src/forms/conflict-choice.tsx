import { lazy, Suspense } from 'react';
import { useTableMessages } from '../core/index.ts';
import type { ConflictFormProps } from './conflict-form.tsx';

const ConflictForm = lazy(() =>
  import('./conflict-form.tsx').then((module) => ({ default: module.ConflictForm })),
);

/** Shows what another user stored meanwhile beside what was entered, and lets the user choose field by field. Loads on demand. */
export function ConflictChoice(props: ConflictFormProps) {
  const isReady = useTableMessages();
  return <Suspense fallback={null}>{isReady ? <ConflictForm {...props} /> : null}</Suspense>;
}
