import { LIMITS } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmationDialog } from '../../../confirmation-dialog.tsx';
import { useOpenApp } from '../open-app.ts';
import { useAppTransition } from '../use-app-transition.ts';

/** Removes the open app after confirmation. The user can restore the app for some days. */
export function RemoveApp() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { isRunning, transition } = useAppTransition();
  const [isOpen, setOpen] = useState(false);
  const label = t({ id: 'assets.page.settings.remove', message: 'Delete app' });
  const { name } = app;
  const days = LIMITS.undoDays;
  return (
    <>
      <Button status="danger" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmationDialog
        isOpen={isOpen}
        title={t({ id: 'assets.page.settings.remove-title', message: `Delete “${name}”?` })}
        confirm={label}
        isDangerous
        isBusy={isRunning}
        onClose={() => setOpen(false)}
        onConfirm={() => void transition('remove').then(() => setOpen(false))}
      >
        {t({
          id: 'assets.page.settings.remove-description',
          message: `The app stops running immediately. You can restore it within ${plural(days, { one: '# day', other: '# days' })}; after that, the app and its history are permanently deleted.`,
        })}
      </ConfirmationDialog>
    </>
  );
}
