import { lazy, Suspense } from 'react';
import { useTable } from '../model.ts';
import { useRemoval } from '../remove/use-removal.ts';

const PrintPreview = lazy(() =>
  import('../print/print-preview.tsx').then((module) => ({ default: module.PrintPreview })),
);
const RecordFormDialog = lazy(() =>
  import('./record-form-dialog.tsx').then((module) => ({ default: module.RecordFormDialog })),
);
const RecordViewDialog = lazy(() =>
  import('./record-view-dialog.tsx').then((module) => ({ default: module.RecordViewDialog })),
);

const RemovalLayer = lazy(() =>
  import('../remove/removal-layer.tsx').then((module) => ({ default: module.RemovalLayer })),
);

/**
 * The overlays of a table: its form, the question before a removal, and the undo bar after it. Their code loads when
 * one opens.
 */
export function RecordLayer() {
  const { definition, dialog } = useTable<unknown>();
  const removal = useRemoval<unknown>();
  const { form } = definition;
  const preview = dialog.kind === 'print' ? <PrintPreview /> : null;
  if (!form) return <Suspense fallback={null}>{preview}</Suspense>;
  return (
    <Suspense fallback={null}>
      {preview}
      {dialog.kind === 'add' ? <RecordFormDialog key="add" form={form} opened={undefined} /> : null}
      {dialog.kind === 'edit' ? (
        <RecordFormDialog key={definition.rowKey(dialog.row)} form={form} opened={dialog.row} />
      ) : null}
      {dialog.kind === 'view' ? <RecordViewDialog form={form} row={dialog.row} /> : null}
      {dialog.kind === 'remove' || removal.undo ? <RemovalLayer removal={removal} /> : null}
    </Suspense>
  );
}
