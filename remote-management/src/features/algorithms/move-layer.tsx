import { usePaneAtomValue } from '@atrium/runtime';
import { lazy, Suspense } from 'react';
import { askedMoveAtom } from './algorithm-task-atoms.ts';

const MoveQuestion = lazy(() =>
  import('./move-question.tsx').then((module) => ({ default: module.MoveQuestion })),
);

/** The question before an algorithm changes its state; its code comes when it is asked. */
export function MoveLayer() {
  const asked = usePaneAtomValue(askedMoveAtom);
  return asked ? (
    <Suspense fallback={null}>
      <MoveQuestion asked={asked} />
    </Suspense>
  ) : null;
}
