import { useEffect, useEffectEvent } from 'react';
import { stepBack } from '../core/pages.ts';
import type { RowQuery } from '../definition.ts';

/** Goes back to the last page if the requested page is beyond it. */
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
