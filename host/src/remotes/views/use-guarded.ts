import { usePane, useSetAppAtom } from '@atrium/runtime';
import { guardWorkAtom } from '../../navigation/leave-request-atom.ts';

/** Lets something happen to the page on screen that begins it again; what is unsaved in it is asked about first. */
export function useGuarded(): (act: () => void) => void {
  const guard = useSetAppAtom(guardWorkAtom);
  const { id } = usePane();
  return (act) => guard(act, [id]);
}
