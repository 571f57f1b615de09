import { usePaneAtomValue } from '@atrium/runtime';
import { lazy, Suspense } from 'react';
import { requestedMoveAtom } from './algorithm-task-atoms.ts';

const MoveQuestion = lazy(() =>
  import('./move-question.tsx').then((module) => ({ default: module.MoveQuestion })),
);

/** The question before an algorithm changes its state; its code comes when it is asked. */
export function MoveLayer() {
  const requested = usePaneAtomValue(requestedMoveAtom);
  return requested ? (
    <Suspense fallback={null}>
      <MoveQuestion requested={requested} />
    </Suspense>
  ) : null;
}
