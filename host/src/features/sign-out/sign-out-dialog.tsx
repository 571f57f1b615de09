import { signOutAtom, useSetAppAtom } from '@atrium/runtime';
import { Modal, useReturnFocus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before signing out. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  const signOut = useSetAppAtom(signOutAtom);
  const [isBusy, setIsBusy] = useState(false);
  useReturnFocus(isOpen);
  return (
    <Modal
      visible={isOpen}
      simple={false}
      title={t({ id: 'host.component.sign-out.title', message: '退出登录确认' })}
      okText={t({ id: 'host.component.sign-out.confirm', message: '退出登录' })}
      cancelText={t({ id: 'host.component.sign-out.cancel', message: '取消' })}
      confirmLoading={isBusy}
      onCancel={onClose}
      onOk={async () => {
        setIsBusy(true);
        await signOut();
        setIsBusy(false);
        onClose();
      }}
    >
      {t({
        id: 'host.component.sign-out.content',
        message: '确定要退出当前账号吗？已打开的标签页和个人设置将会保留。',
      })}
    </Modal>
  );
}
