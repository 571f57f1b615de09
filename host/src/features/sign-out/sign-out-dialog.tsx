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
      title={t({ id: 'host.component.sign-out.title', message: 'Logout confirmation' })}
      okText={t({ id: 'host.component.sign-out.confirm', message: 'Log out' })}
      cancelText={t({ id: 'host.component.sign-out.cancel', message: 'Cancel' })}
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
        message:
          'Are you sure you are logged out of your current account? Open tabs and personal settings will be saved.',
      })}
    </Modal>
  );
}
