import { usePaneAtomValue } from '@atrium/runtime';
import { lazy, Suspense } from 'react';
import { requestedMoveAtom } from './algorithm-task-atoms.ts';

const MoveQuestion = lazy(() =>
  import('./move-question.tsx').then((module) => ({ default: module.MoveQuestion })),
);

/** The question before a transition of an algorithm; its code loads when it opens. */
export function MoveLayer() {
  const requested = usePaneAtomValue(requestedMoveAtom);
  return requested ? (
    <Suspense fallback={null}>
      <MoveQuestion requested={requested} />
    </Suspense>
  ) : null;
}
