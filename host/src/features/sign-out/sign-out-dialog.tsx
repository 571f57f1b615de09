import { signOutAtom, useSetAppAtom } from '@atrium/runtime';
import { ConfirmDialog } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before signing out. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  const signOut = useSetAppAtom(signOutAtom);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await signOut();
    setIsBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t({ id: 'host.component.sign-out.title', message: 'Logout confirmation' })}
      confirm={t({ id: 'host.component.sign-out.confirm', message: 'Sign out' })}
      cancel={t({ id: 'host.component.sign-out.cancel', message: 'Cancel' })}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {t({
        id: 'host.component.sign-out.content',
        message:
          'Are you sure you are logged out of your current account? Open tabs and personal settings will be saved.',
      })}
    </ConfirmDialog>
  );
}
