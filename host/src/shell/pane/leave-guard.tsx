import { dirtyPanesAtom } from '@atrium/runtime';
import { Modal, useReturnFocus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useConsoleHistory } from '../../navigation/history-router.tsx';
import { answerLeaveAtom, holdWorkAtom, leaveRequestAtom } from '../../navigation/leave-request-atom.ts';
import { panesLostAtom } from '../tabs/state/pane-atoms.ts';

/** Asks before unsaved work is lost: within the console by a dialog, on leaving it by the browser's own question. */
export function LeaveGuard() {
  const { t } = useLingui();
  const request = useAtomValue(leaveRequestAtom);
  const answer = useSetAtom(answerLeaveAtom);
  useHeldMoves();
  useHeldUnload();
  useReturnFocus(request !== undefined);
  const count = request?.panes.length ?? 0;
  return (
    <Modal
      visible={request !== undefined}
      title={t({ id: 'host.component.leave-guard.title', message: '离开此页面？' })}
      okText={t({ id: 'host.component.leave-guard.leave', message: '放弃修改并离开' })}
      cancelText={t({ id: 'host.component.leave-guard.stay', message: '留在此页' })}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
      unmountOnExit
    >
      {count > 1
        ? t({
            id: 'host.component.leave-guard.several',
            message: `${count} 个标签页有未保存的修改，离开后将丢失。`,
          })
        : t({ id: 'host.component.leave-guard.text', message: '此页有未保存的修改，离开后将丢失。' })}
    </Modal>
  );
}

function useHeldMoves(): void {
  const history = useConsoleHistory();
  const store = useStore();
  useEffect(
    () =>
      history.holdMoves((proceed, next) => store.set(holdWorkAtom, proceed, store.get(panesLostAtom)(next))),
    [history, store],
  );
}

/** Asked of the store as the window goes: what somebody has just given up is not asked about again. */
function useHeldUnload(): void {
  const store = useStore();
  const isDirty = useAtomValue(dirtyPanesAtom).size > 0;
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (store.get(dirtyPanesAtom).size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, store]);
}
