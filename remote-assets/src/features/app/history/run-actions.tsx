import { Button } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface RunActionsProps {
  onClose(): void;
  /** More buttons, after the one that closes the drawer. */
  readonly children?: ReactNode;
}

/** The buttons at the end of the drawer of a run. */
export function RunActions({ onClose, children }: RunActionsProps) {
  const { t } = useLingui();
  return (
    <DialogActions>
      <Button onClick={onClose}>{t({ id: 'assets.page.history.close', message: 'Close' })}</Button>
      {children}
    </DialogActions>
  );
}
