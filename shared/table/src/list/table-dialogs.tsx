import { lazy, Suspense, useState } from 'react';
import { useTable } from '../core/index.ts';
import { useRemoval } from '../removal/index.ts';

const ColumnDrawer = lazy(() =>
  import('./columns/column-drawer.tsx').then((module) => ({ default: module.ColumnDrawer })),
);
const ExportDialog = lazy(() =>
  import('../export/export-dialog.tsx').then((module) => ({ default: module.ExportDialog })),
);
const ImportDialog = lazy(() =>
  import('../import/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);
const PrintPreview = lazy(() =>
  import('../print/print-preview.tsx').then((module) => ({ default: module.PrintPreview })),
);
const RecordFormDialog = lazy(() =>
  import('../forms/record-form-dialog.tsx').then((module) => ({ default: module.RecordFormDialog })),
);
const RecordViewDialog = lazy(() =>
  import('../forms/record-view-dialog.tsx').then((module) => ({ default: module.RecordViewDialog })),
);
const RemovalLayer = lazy(() =>
  import('../removal/removal-layer.tsx').then((module) => ({ default: module.RemovalLayer })),
);

/** The overlays of a table. Their code loads when one opens. */
export function TableDialogs() {
  const { definition, dialog, columnEditor } = useTable<unknown>();
  const removal = useRemoval<unknown>();
  // The column drawer stays mounted, so that closing is animated.
  const [wasOpened, setOpened] = useState(columnEditor.isOpen);
  if (columnEditor.isOpen && !wasOpened) setOpened(true);
  const { form } = definition;
  return (
    <>
      <Suspense fallback={null}>{wasOpened ? <ColumnDrawer /> : null}</Suspense>
      <Suspense fallback={null}>
        {dialog.kind === 'print' ? <PrintPreview /> : null}
        {dialog.kind === 'export' ? <ExportDialog /> : null}
        {form && dialog.kind === 'import' ? <ImportDialog form={form} /> : null}
        {form && dialog.kind === 'add' ? (
          <RecordFormDialog key="add" form={form} rowToEdit={undefined} />
        ) : null}
        {form && dialog.kind === 'edit' ? (
          <RecordFormDialog key={definition.rowKey(dialog.row)} form={form} rowToEdit={dialog.row} />
        ) : null}
        {form && dialog.kind === 'view' ? <RecordViewDialog form={form} row={dialog.row} /> : null}
        {form && (dialog.kind === 'remove' || removal.undoable) ? <RemovalLayer removal={removal} /> : null}
      </Suspense>
    </>
  );
}
