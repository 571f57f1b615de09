import { dirtyPanesAtom, isSignedInAtom } from '@atrium/runtime';
import { Modal } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useConsoleHistory } from '../../navigation/history-router.tsx';
import { useReturnFocus } from '../../pieces/use-return-focus.ts';

/** Asks before unsaved work is left: within the console by a dialog, out of it by the browser's own question. */
export function LeaveGuard() {
  const { t } = useLingui();
  const history = useConsoleHistory();
  const store = useStore();
  const isDirty = useAtomValue(dirtyPanesAtom).size > 0;
  const [held, setHeld] = useState<{ readonly proceed: () => void }>();
  useReturnFocus(held !== undefined);

  useEffect(
    () =>
      history.holdMoves((proceed) => {
        if (store.get(dirtyPanesAtom).size === 0 || !store.get(isSignedInAtom)) return false;
        setHeld({ proceed });
        return true;
      }),
    [history, store],
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  function leave(): void {
    setHeld(undefined);
    held?.proceed();
  }

  return (
    <Modal
      visible={held !== undefined}
      title={t({ id: 'host.component.leave-guard.title', message: '离开此页面？' })}
      okText={t({ id: 'host.component.leave-guard.leave', message: '放弃修改并离开' })}
      cancelText={t({ id: 'host.component.leave-guard.stay', message: '留在此页' })}
      onOk={leave}
      onCancel={() => setHeld(undefined)}
      unmountOnExit
    >
      {t({ id: 'host.component.leave-guard.text', message: '此页有未保存的修改，离开后将丢失。' })}
    </Modal>
  );
}
