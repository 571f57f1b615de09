import { ConfirmDialog, type ConfirmDialogProps } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

type ConfirmationDialogProps = Omit<ConfirmDialogProps, 'cancel'> &
  Partial<Pick<ConfirmDialogProps, 'cancel'>>;

/** Asks for confirmation before an action that is hard to undo. The button that closes it is “Cancel” by default. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { t } = useLingui();
  const cancel = t({ id: 'assets.component.question.cancel', message: 'Cancel' });
  return <ConfirmDialog cancel={cancel} {...props} />;
}
