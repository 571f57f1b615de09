import { ConfirmDialog, type ConfirmDialogProps } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

/** Asks before something is done that is not easily undone. */
export function QuestionDialog(props: Omit<ConfirmDialogProps, 'cancel'>) {
  const { t } = useLingui();
  return (
    <ConfirmDialog {...props} cancel={t({ id: 'assets.component.question.cancel', message: 'Cancel' })} />
  );
}
