import { ConfirmDialog, type ConfirmDialogProps } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmationDialog(props: Omit<ConfirmDialogProps, 'cancel'>) {
  const { t } = useLingui();
  return (
    <ConfirmDialog {...props} cancel={t({ id: 'assets.component.question.cancel', message: 'Cancel' })} />
  );
}
