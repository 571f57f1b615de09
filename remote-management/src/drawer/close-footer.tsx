import { Button } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

/** The footer of a drawer without a form. */
export function CloseFooter({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  return (
    <DialogActions>
      <Button onClick={onClose}>{t({ id: 'management.component.panel.close', message: 'Close' })}</Button>
    </DialogActions>
  );
}
