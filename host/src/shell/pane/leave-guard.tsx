import { dirtyPanesAtom } from '@atrium/runtime';
import { ConfirmDialog } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import {
  askBeforeLeavingAtom,
  leaveRequestAtom,
  resolveLeaveAtom,
} from '../../navigation/history/leave-request-atom.ts';
import { listPanesToUnmountAtom } from '../tabs/state/pane-atoms.ts';

/**
 * Asks before unsaved work is lost: with a dialog for navigation within the console, and with the browser's dialog when
 * the user leaves the console.
 */
export function LeaveGuard() {
  const { t } = useLingui();
  const request = useAtomValue(leaveRequestAtom);
  const resolve = useSetAtom(resolveLeaveAtom);
  useNavigationGuard();
  useUnloadGuard();
  const count = request?.panes.length ?? 0;
  return (
    <ConfirmDialog
      isOpen={request !== undefined}
      title={t({ id: 'host.component.leave-guard.title', message: 'Leave this page?' })}
      confirm={t({ id: 'host.component.leave-guard.leave', message: 'Discard and leave' })}
      cancel={t({ id: 'host.component.leave-guard.stay', message: 'Stay' })}
      onConfirm={() => resolve(true)}
      onClose={() => resolve(false)}
    >
      {count > 1
        ? t({
            id: 'host.component.leave-guard.several',
            message: `Unsaved changes in ${plural(count, { one: '# tab', other: '# tabs' })} will be lost.`,
          })
        : t({
            id: 'host.component.leave-guard.text',
            message: 'Your unsaved changes will be lost.',
          })}
    </ConfirmDialog>
  );
}

function useNavigationGuard(): void {
  const history = useConsoleHistory();
  const store = useStore();
  useEffect(
    () =>
      history.guardNavigation((proceed, next) =>
        store.set(askBeforeLeavingAtom, proceed, store.get(listPanesToUnmountAtom)(next)),
      ),
    [history, store],
  );
}

/**
 * Lets the browser ask before the window closes, if work is unsaved. Reads the store again at that time, because the
 * user may have just agreed to discard the work.
 */
function useUnloadGuard(): void {
  const store = useStore();
  const isDirty = useAtomValue(dirtyPanesAtom).size > 0;
  useEffect(() => {
    if (!isDirty) return;
    const confirmUnload = (event: BeforeUnloadEvent): void => {
      if (store.get(dirtyPanesAtom).size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [isDirty, store]);
}
