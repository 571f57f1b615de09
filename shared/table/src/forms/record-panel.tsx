import type { ReactNode } from 'react';
import { RecordDialog } from '../dialog/index.ts';
import { RowNeighbors } from './row-neighbors.tsx';

interface RecordPanelProps<Row> {
  readonly title: string;
  readonly row: Row;
  onClose(): void;
  readonly children: ReactNode;
}

/** The drawer of one row, for lists that render its content. Its buttons show the row above or below, or enlarge it. */
export function RecordPanel<Row>({ title, row, onClose, children }: RecordPanelProps<Row>) {
  return (
    <RecordDialog surface="drawer" title={title} tools={<RowNeighbors row={row} />} onClose={onClose}>
      {children}
    </RecordDialog>
  );
}
