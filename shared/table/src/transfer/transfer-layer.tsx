import { lazy, Suspense } from 'react';
import { useTable } from '../model.ts';

const ExportDialog = lazy(() =>
  import('./export/export-dialog.tsx').then((module) => ({ default: module.ExportDialog })),
);
const ImportDialog = lazy(() =>
  import('./import/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

/** The dialogs that export the table and import files; their code loads when one opens. */
export function TransferLayer() {
  const { definition, dialog } = useTable<unknown>();
  const { form } = definition;
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'export' ? <ExportDialog /> : null}
      {dialog.kind === 'import' && form ? <ImportDialog form={form} /> : null}
    </Suspense>
  );
}
