import { usePane, useSetAppAtom } from '@atrium/runtime';
import { guardWorkAtom } from '../../navigation/history/leave-request-atom.ts';

/** Returns a function that runs an action that reloads the page on screen. It asks first about unsaved work. */
export function useGuarded(): (act: () => void) => void {
  const guard = useSetAppAtom(guardWorkAtom);
  const { id } = usePane();
  return (act) => guard(act, [id]);
}
