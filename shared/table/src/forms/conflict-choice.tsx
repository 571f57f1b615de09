import { lazy, Suspense } from 'react';
import { useTableMessages } from '../view/use-table-messages.ts';
import type { ConflictChoiceProps } from './conflict-choice-props.ts';

const ConflictForm = lazy(() =>
  import('./conflict-form.tsx').then((module) => ({ default: module.ConflictForm })),
);

/**
 * Shows what somebody else stored meanwhile against what was entered here, and lets the person choose field by field.
 * Its code and words come when there is a conflict.
 */
export function ConflictChoice(props: ConflictChoiceProps) {
  const isReady = useTableMessages();
  return <Suspense fallback={null}>{isReady ? <ConflictForm {...props} /> : null}</Suspense>;
}
