import { useTable } from '../model.ts';
import { PrintPreview } from '../print/print-preview.tsx';
import { RemoveDialog } from '../remove/remove-dialog.tsx';
import { UndoBar } from '../remove/undo-bar.tsx';
import { useRemoval } from '../remove/use-removal.ts';
import { RecordFormDialog } from './record-form-dialog.tsx';
import { RecordViewDialog } from './record-view-dialog.tsx';

/** What lies over a table's rows: its form, its question before removing, and the way back from a removal. */
export function RecordLayer() {
  const { definition, dialog } = useTable<unknown>();
  const removal = useRemoval<unknown>();
  const { form } = definition;
  if (!form) return dialog.kind === 'print' ? <PrintPreview /> : null;
  return (
    <>
      {dialog.kind === 'print' ? <PrintPreview /> : null}
      {dialog.kind === 'add' ? <RecordFormDialog key="add" form={form} opened={undefined} /> : null}
      {dialog.kind === 'edit' ? (
        <RecordFormDialog key={definition.rowKey(dialog.row)} form={form} opened={dialog.row} />
      ) : null}
      {dialog.kind === 'view' ? <RecordViewDialog form={form} row={dialog.row} /> : null}
      {dialog.kind === 'remove' ? <RemoveDialog rows={dialog.rows} removal={removal} /> : null}
      {removal.undo ? <UndoBar undo={removal.undo} removal={removal} /> : null}
    </>
  );
}
