import { useEffect, useEffectEvent } from 'react';
import { stepBack } from '../core/pages.ts';
import type { RowQuery } from '../definition.ts';

/** Turns back to the last page there is when the one that was asked for lies behind it. */
export function useStepBack(
  { page, pageSize }: RowQuery,
  total: number | undefined,
  turn: (page: number) => void,
): void {
  const target = total === undefined ? undefined : stepBack(page, pageSize, total);
  const goTo = useEffectEvent((last: number) => turn(last));
  useEffect(() => {
    if (target !== undefined) goTo(target);
  }, [target]);
}
