import { Button } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RecordDialog } from '../dialog/index.ts';
import { RowNeighbors } from './row-neighbors.tsx';

interface RecordDrawerProps<Row> {
  readonly title: string;
  readonly row: Row;
  /** Whether the content ends with its own `DialogActions`. Otherwise, a button that closes the drawer follows it. */
  readonly hasOwnActions?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/**
 * The drawer of one row, for lists that render the content of the drawer themselves. Its buttons show the row above or
 * below, and enlarge the drawer.
 */
export function RecordDrawer<Row>({
  title,
  row,
  hasOwnActions = false,
  onClose,
  children,
}: RecordDrawerProps<Row>) {
  const { t } = useLingui();
  return (
    <RecordDialog surface="drawer" title={title} tools={<RowNeighbors row={row} />} onClose={onClose}>
      {children}
      {hasOwnActions ? null : (
        <DialogActions>
          <Button onClick={onClose}>{t({ id: 'table.component.dialog.close', message: 'Close' })}</Button>
        </DialogActions>
      )}
    </RecordDialog>
  );
}
